"""The page of a report: both languages in it, switched without a script."""

from __future__ import annotations

from html import escape
from importlib import resources

from ludotheque._version import __version__
from ludotheque.bots.levels import LEVELS
from ludotheque.kernel.rulebook import LANGUAGES
from ludotheque.lab.report.chapters import chapter_parts
from ludotheque.lab.report.changes import change_parts
from ludotheque.lab.report.words import Words
from ludotheque.lab.summary import Summary
from ludotheque.shelf import load

NAMES = {"fr": "Français", "en": "English"}


def page(summary: Summary, language: str = "fr", extra: dict[str, str] | None = None) -> str:
    """The whole report as HTML; ``language`` is the one shown first, ``extra`` more markup by language."""
    texts = "".join(
        f'<div lang="{one}">{body(summary, Words(one))}{(extra or {}).get(one, "")}</div>' for one in LANGUAGES
    )
    radios = "".join(
        f'<input type="radio" name="language" id="{one}"{" checked" if one == language else ""}>' for one in LANGUAGES
    )
    labels = "".join(f'<label for="{one}">{NAMES[one]}</label>' for one in LANGUAGES)
    style = resources.files("ludotheque.lab.report").joinpath("style.css").read_text("utf-8")
    title = escape(Words(language).say("title", **_heading(summary)))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{style}</style><body>{radios}"
        f'<nav class="languages">{labels}</nav><main>{texts}</main></body></html>'
    )


def body(summary: Summary, words: Words) -> str:
    """The text in one language."""
    plan = summary.plan
    subtitle = words.say(
        "subtitle",
        variants=len(plan.variants),
        seats=", ".join(map(str, plan.seats)),
        bots=", ".join(LEVELS[slug].name for slug in plan.bots),
        seed=str(plan.seed),
    )
    parts = [f"<h1>{escape(words.say('title', **_heading(summary)))}</h1>", f"<p>{escape(subtitle)}</p>"]
    parts.append(f'<p class="why">{escape(words.say("how-to-read"))}</p>')
    if summary.differences:
        parts += change_parts(summary, words)
    for chapter in summary.chapters:
        parts += chapter_parts(chapter, words)
    parts.append(f"<footer>{escape(words.say('made', version=__version__))}</footer>")
    return "".join(parts)


def _heading(summary: Summary) -> dict[str, object]:
    return {"game": load(summary.plan.game).title, "games": sum(one.games for one in summary.chapters)}
