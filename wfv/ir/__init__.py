"""The SSA IR: data model, opcode table, parser, printer, builder, control-flow graphs, verifier, interpreter."""
