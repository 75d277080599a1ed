/** The games' own words: the same messages with the same arguments in both languages, French set as French. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { typeset } from "../../src/i18n/typography";

const FILES = import.meta.glob<string>("$games/*/*.ftl", { query: "?raw", import: "default", eager: true });
const slugs = [...new Set(Object.keys(FILES).map((path) => /games\/([^/]+)\//.exec(path)?.[1] ?? ""))];
const text = (slug: string, language: string): string => Object.entries(FILES).find(([path]) => path.endsWith(`/${slug}/${language}.ftl`))?.[1] ?? "";
const ids = (source: string): string[] => [...source.matchAll(/^([a-z][A-Za-z0-9_-]*) =/gm)].map((found) => found[1] as string);

function variables(source: string, id: string): string[] {
  const [, body = ""] = new RegExp(`^${id} =((?:.|\\n(?=[ }]))*)`, "m").exec(source) ?? [];
  return [...new Set([...body.matchAll(/\$([a-z_]+)/g)].map((found) => found[1] as string))].sort();
}

describe.each(slugs)("the words of %s", (slug) => {
  const [french, english] = [text(slug, "fr"), text(slug, "en")];

  it("exist in both languages, each once", () => {
    expect(ids(french).sort()).toEqual(ids(english).sort());
    expect(new Set(ids(french)).size).toBe(ids(french).length);
  });

  it("can be read, and take arguments that the other language knows", () => {
    for (const source of [french, english]) {
      const bundle = new FluentBundle("fr");
      expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    }
    for (const id of ids(french)) expect([id, variables(french, id)]).toEqual([id, variables(english, id)]);
  });

  it("are set as French once they are shown", () => {
    const lines = french
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .map((line) => typeset(line.replace(/^[a-z][\w-]* = ?/, ""), "fr"));
    expect(lines.filter((line) => /[^\u202f\s\d}][;?!»](\s|$)| [;?!»]|« |[a-zé]'[a-zéh]/.test(line))).toEqual([]);
  });
});
