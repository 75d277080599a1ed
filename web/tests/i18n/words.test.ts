import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { folder, LANGUAGES } from "../../src/i18n/languages";
import { typeset } from "../../src/i18n/typography";

const SOURCES = import.meta.glob<string>("../../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const FILES = import.meta.glob<string>("$languages/*/{app,lobby,pages,company,tournaments,office}.ftl", { query: "?raw", import: "default", eager: true });
const text = (language: string) =>
  Object.entries(FILES)
    .filter(([path]) => folder(path) === language)
    .map(([, file]) => file)
    .join("\n");
const ids = (language: string) => [...text(language).matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1] as string);
const variables = (language: string, id: string) => {
  const [, body = ""] = new RegExp(`^${id} =((?:.|\\n(?=[ }]))*)`, "m").exec(text(language)) ?? [];
  return [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((match) => match[1]))].sort();
};

describe("the words of the shell", () => {
  it("are the same messages in every language, each once", () => {
    for (const language of LANGUAGES) expect(ids(language)).toEqual(ids("fr"));
    expect(new Set(ids("fr")).size).toBe(ids("fr").length);
  });

  it("take the same arguments in every language", () => {
    for (const language of LANGUAGES) for (const id of ids("fr")) expect([id, variables(language, id)]).toEqual([id, variables("fr", id)]);
  });

  it("can all be read", () => {
    for (const language of LANGUAGES) {
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
      for (const id of ids(language)) expect([id, bundle.getMessage(id)?.value ?? null]).not.toEqual([id, null]);
    }
  });

  it("hold every message that a component asks for by name", () => {
    const known = new Set(ids("fr"));
    const asked = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/\bt\(\s*"([a-z0-9_-]+)"/g)].map((match) => match[1] as string));
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("French typography", () => {
  it("sets narrow no-break spaces before : ; ? ! and within « » in the catalogue itself", () => {
    const values = text("fr")
      .split("\n")
      .filter((line) => !line.startsWith("#"));
    expect(values.filter((line) => /[^\u202f\s][:;?!»](\s|$)| [:;?!»]|« /.test(line))).toEqual([]);
    expect(values.filter((line) => /[^{\s]'/.test(line))).toEqual([]);
  });

  it("sets the sentences of the games as well", () => {
    expect(typeset("Pioche : 12 ; l'an « dernier » ? -3", "fr")).toBe("Pioche\u202f: 12\u202f; l’an «\u202fdernier\u202f»\u202f? −3");
  });

  it("gives English its quotes and its minus, and no French spaces", () => {
    expect(typeset("Deck : -3", "en")).toBe("Deck : −3");
    expect(typeset("the player's \"walk\", players' left-hand side", "en")).toBe("the player’s “walk”, players’ left-hand side");
  });
});
