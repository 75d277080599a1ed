"""The HTTP interface, one subject a file."""
