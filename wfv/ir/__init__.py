"""The SSA IR: data model, parser, printer, builder, control-flow views, interpreter."""
