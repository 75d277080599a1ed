import { describe, expect, it } from "vitest";
import { byName, elided, named } from "../../src/i18n/catalogue";

const seat = (n: number): string => `\ue010${n}\ue011`;

describe("seats have names", () => {
  it("drops the number's noun in both languages", () => {
    expect(named(byName(`Le joueur ${seat(0)} pose.`, "fr"), ["Jeanne"])).toBe("Jeanne pose.");
    expect(named(byName(`Seat ${seat(0)} passes, the seat ${seat(1)} too.`, "en"), ["Jeanne", "Tom"])).toBe("Jeanne passes, Tom too.");
  });
  it("contracts and elides as French does", () => {
    expect(named(byName(`Le pion du joueur ${seat(1)} va au joueur ${seat(0)}.`, "fr"), ["Jeanne", "Anatole"])).toBe("Le pion d’Anatole va à Jeanne.");
    expect(elided("la voiture de ", "Basile")).toBe("la voiture de ");
  });
});
