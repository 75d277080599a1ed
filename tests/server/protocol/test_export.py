"""The browser's types are made from the Python types: what is committed must be what they say today."""

from pathlib import Path

from ludotheque.server.protocol import export

COMMITTED = Path(__file__).parents[3] / "web" / "wire.json"
REMEDY = "run: python -m ludotheque.server.protocol.export > web/wire.json && (cd web && npm run types)"


def test_the_committed_wire_types_are_those_of_the_server():
    assert COMMITTED.read_text(encoding="utf-8") == export.text(), REMEDY


def test_every_message_can_be_told_apart():
    schemas = export.document()["components"]["schemas"]
    for union, tag in (("AnyCommand", "do"), ("AnyMessage", "is")):
        names = [one["$ref"].rpartition("/")[2] for one in schemas[union]["anyOf"]]
        tags = [schemas[name]["properties"][tag]["enum"] for name in names]
        assert len({str(found) for found in tags}) == len(names)
