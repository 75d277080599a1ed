"""The line protocol: bots in any language, one JSON object a line over stdin and stdout (docs/protocol.md)."""
