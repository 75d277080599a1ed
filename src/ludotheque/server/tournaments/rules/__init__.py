"""The written rules of tournaments (docs/tournaments.md): points, standings, chairs, what is due."""
