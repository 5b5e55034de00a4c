"""Pictures of control flow."""
