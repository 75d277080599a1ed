"""Work in other processes: bots, printing, studies."""
