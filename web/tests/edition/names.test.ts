import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { keyName, partName } from "../../src/edition/names";
import { Catalogue } from "../../src/i18n/catalogue";

const bundle = new FluentBundle("en");
bundle.addResource(new FluentResource("edition-cards = cards\nedition-score = points\ncard-storm = Thunderstorm\nedition-minus = places\nedition-signs-minus = minus signs\n"));
const words = new Catalogue(bundle, "en");

describe("the names of an edition's values", () => {
  it("are the game's own words, part by part, below their heading", () => {
    expect(keyName(words, "cards.storm.minus")).toBe("Thunderstorm · places");
    expect(keyName(words, "score")).toBe("points");
    expect(partName(words, "cards")).toBe("cards");
  });

  it("may differ below another heading", () => {
    expect(keyName(words, "signs.minus")).toBe("minus signs");
  });

  it("are the keys themselves where the game has none", () => {
    expect(keyName(words, "deal.6")).toBe("6");
  });
});
