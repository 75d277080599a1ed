"""The WebSocket at /ws."""
