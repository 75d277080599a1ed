import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Catalogue, named, pieces } from "../../src/i18n/catalogue";
import { END, only, parse, SEP, START } from "../../src/i18n/marked";

const mark = (id: string, ...args: string[]) => `${START}${[id, ...args].join(SEP)}${END}`;

function catalogue(language: "fr" | "en", source: string): Catalogue {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return new Catalogue(bundle, language);
}

describe("marked text", () => {
  it("is read with numbers, words and messages within messages", () => {
    const text = parse(mark("hand", `cards=${mark("card", "score=#2")}, ${mark("stand")}`, "of=Léa"));
    expect(only(text)).toEqual({ id: "hand", args: { cards: [{ id: "card", args: { score: 2 } }, ", ", { id: "stand", args: {} }], of: ["Léa"] } });
  });

  it("may be plain words, before, between and after messages", () => {
    expect(parse("rien")).toEqual(["rien"]);
    expect(parse(`${mark("a")} et ${mark("b")}.`)).toEqual([{ id: "a", args: {} }, " et ", { id: "b", args: {} }, "."]);
    expect(only(parse(`${mark("a")} et ${mark("b")}`))).toBeNull();
    expect(parse("")).toEqual([]);
  });

  it("keeps an empty argument and negative numbers", () => {
    expect(only(parse(mark("car", "marks=", "score=#-3")))).toEqual({ id: "car", args: { marks: [], score: -3 } });
  });
});

describe("a catalogue", () => {
  const french = catalogue("fr", "car = Voiture { $seat } : { $cards } ({ $clause })\ncard = bleue { $score }\norder = Ordre : { $seats }");

  it("puts marked text into words, with seats to be drawn and clauses to be followed", () => {
    const said = french.say(mark("car", "seat=#1", `cards=${mark("card", "score=#4")}, ${mark("card", "score=#7")}`, "clause=LM-11"));
    expect(named(said, ["Odile", "Basile"])).toBe("Basile\u202f: bleue 4, bleue 7 (LM-11)");
    expect(pieces(said)).toContainEqual({ seat: 1 });
    expect(pieces(said)).toContainEqual({ clause: "LM-11" });
  });

  it("names every seat of a list", () => {
    expect(named(french.say(mark("order", "seats=2, 0, 1")), ["A", "B", "C"])).toBe("Ordre\u202f: C, A et B");
  });

  it("shows the id of a message that is missing rather than nothing", () => {
    expect(french.say(mark("unknown"))).toBe("unknown");
  });
});
