import { describe, expect, it } from "vitest";
import { byName, named } from "../../src/i18n/catalogue";
import { elided, typeset } from "../../src/i18n/typography";

const seat = (n: number): string => `\ue010${n}\ue011`;

describe("seats have names", () => {
  it("drops the number's noun in both languages", () => {
    expect(named(byName(`Le joueur ${seat(0)} pose.`, "fr"), ["Jeanne"])).toBe("Jeanne pose.");
    expect(named(byName(`Seat ${seat(0)} passes, the seat ${seat(1)} too.`, "en"), ["Jeanne", "Tom"])).toBe("Jeanne passes, Tom too.");
  });
  it("contracts and elides as French does", () => {
    expect(named(byName(`Le pion du joueur ${seat(1)} va au joueur ${seat(0)}.`, "fr"), ["Jeanne", "Anatole"])).toBe("Le pion d’Anatole va à Jeanne.");
    expect(elided("la voiture de ", "Basile")).toBe("la voiture de ");
    expect(["Odile", "Hélène", "Yves", "Yann", "émile"].map((name) => elided("de ", name) + name)).toEqual(["d’Odile", "d’Hélène", "d’Yves", "de Yann", "d’émile"]);
    expect(typeset("Crevaison de Agfa, à côté de L'Escale ; plus que Odile, de A à E", "fr")).toBe("Crevaison d’Agfa, à côté de L’Escale\u202f; plus qu’Odile, de A à E");
    expect(typeset("a case of Agfa, de Agfa", "en")).toBe("a case of Agfa, de Agfa");
  });
  it("lists several as the language does", () => {
    expect(named(byName(`Les joueurs ${seat(0)} et ${seat(1)} gagnent.`, "fr"), ["Marthe", "Anatole"])).toBe("Marthe et Anatole gagnent.");
    expect(named(byName(`Players ${seat(0)} and ${seat(1)} win.`, "en"), ["Marthe", "Anatole"])).toBe("Marthe and Anatole win.");
  });
});
