"""The set phrases: every number that may travel has its words in every language, and no other."""

import re

import pytest

from ludotheque.kernel.languages import LANGUAGES, house_catalogue
from ludotheque.server.protocol.commands import PHRASES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said(language: str) -> None:
    found = re.findall(r"^phrase-(\d+) = \S", house_catalogue(language, "company.ftl"), re.MULTILINE)
    assert [int(number) for number in found] == list(range(1, PHRASES + 1))
