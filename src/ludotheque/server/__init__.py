"""The house: tables, seats, live play, storage, accounts, the HTTP and WebSocket interface."""
