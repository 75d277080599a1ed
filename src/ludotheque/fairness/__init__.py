"""Fair dice that anyone can check: how chance is drawn, how a record proves it, and whether the dice were bad.

The scheme is written down for strangers in docs/fairness.md; the browser checks it with code of its own.
"""
