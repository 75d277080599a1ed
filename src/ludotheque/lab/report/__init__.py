"""The report: one page that opens anywhere, without a network and without scripts."""
