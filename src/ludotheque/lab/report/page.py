"""The page of a report: both languages in it, switched without a script."""

from __future__ import annotations

from html import escape
from importlib import resources

from ludotheque._version import __version__
from ludotheque.kernel.languages import FIRST, LANGUAGES
from ludotheque.kernel.languages import language as language_facts
from ludotheque.lab.report.changes import change_parts
from ludotheque.lab.report.chapters import chapter_parts
from ludotheque.lab.report.sentences import sentence_parts
from ludotheque.lab.report.terms import term_parts
from ludotheque.lab.report.versions import sweep_parts, version_parts
from ludotheque.lab.report.words import Words
from ludotheque.lab.summary import Summary
from ludotheque.registry import load


def page(summary: Summary, language: str = FIRST) -> str:
    """Write the whole report as HTML; ``language`` is the one shown first."""
    texts = {one: body(summary, Words(one)) for one in LANGUAGES}
    return framed(Words(language).say("title", **_heading(summary)), texts, language)


def framed(title: str, texts: dict[str, str], language: str) -> str:
    """Write a page with the texts of all languages, one of them shown."""
    style = resources.files("ludotheque.lab.report").joinpath("style.css").read_text("utf-8")
    radios = "".join(
        f'<input type="radio" name="language" id="{one}"{" checked" if one == language else ""}>' for one in texts
    )
    labels = "".join(f'<label for="{one}">{escape(language_facts(one).name)}</label>' for one in texts)
    shown = "".join(f'<div lang="{one}">{text}</div>' for one, text in texts.items())
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{style}</style><body>{radios}"
        f'<nav class="languages">{labels}</nav><main>{shown}</main></body></html>'
    )


def body(summary: Summary, words: Words) -> str:
    """Write the text in one language."""
    plan = summary.plan
    subtitle = words.say(
        "subtitle",
        variants=len(plan.variants),
        seats=", ".join(map(str, plan.seats)),
        bots=", ".join(words.level(slug) for slug in plan.bots),
        seed=str(plan.seed),
    )
    parts = [f"<h1>{escape(words.say('title', **_heading(summary)))}</h1>", f"<p>{escape(subtitle)}</p>"]
    parts += term_parts(plan.game, plan.variants[0], words)
    parts += version_parts(plan, words)
    parts += sentence_parts(summary, words)
    parts.append(f'<p class="why">{escape(words.say("how-to-read"))}</p>')
    if summary.differences:
        parts += [*sweep_parts(summary, words), *change_parts(summary, words)]
    for chapter in summary.chapters:
        parts += chapter_parts(chapter, words)
    parts.append(f"<footer>{escape(words.say('made', version=__version__))}</footer>")
    return "".join(parts)


def _heading(summary: Summary) -> dict[str, object]:
    return {"game": load(summary.plan.game).title, "games": sum(one.games for one in summary.chapters)}
