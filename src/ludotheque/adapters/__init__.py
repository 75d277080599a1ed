"""The games for researchers: PettingZoo, OpenSpiel, Gymnasium, many games at once, and bots in any language."""
