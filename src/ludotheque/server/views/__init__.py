"""What may leave the process, made for one viewer."""
