/** The words printed on the pieces, in each language; they are part of the drawings, not messages. */
import type { CardCode, Kind } from "./facts";

export type Language = "fr" | "en";
type Words = { cards: Record<CardCode, string>; car: string; motorcycle: string; walk: [string, string]; wait: [string, string]; lose: string; points: string; insurance: string; permit: string };

const FR: Words = {
  cards: {
    ped_green: "PIÉTON VERT",
    ped_red: "PIÉTON ROUGE",
    ped_blue: "PIÉTON BLEU",
    ped_yellow: "PIÉTON JAUNE",
    bicycle: "VÉLO",
    moped: "CYCLO",
    motor: "AUTO",
    green_arrow: "FLÈCHE",
    blue_arrow: "FLÈCHE",
    agent: "AGENT",
    insurance: "ASSURANCE",
    permit: "PERMIS",
  },
  car: "AUTO",
  motorcycle: "MOTO",
  walk: ["PASSEZ", "PIÉTONS"],
  wait: ["ATTENDEZ", "PIÉTONS"],
  lose: "PERDEZ",
  points: "POINTS",
  insurance: "A",
  permit: "P",
};
const EN: Words = {
  cards: {
    ped_green: "PEDESTRIAN",
    ped_red: "PEDESTRIAN",
    ped_blue: "PEDESTRIAN",
    ped_yellow: "PEDESTRIAN",
    bicycle: "BICYCLE",
    moped: "MOPED",
    motor: "CAR",
    green_arrow: "ARROW",
    blue_arrow: "ARROW",
    agent: "OFFICER",
    insurance: "INSURANCE",
    permit: "PERMIT",
  },
  car: "CAR",
  motorcycle: "MOTORBIKE",
  walk: ["WALK", "NOW"],
  wait: ["PLEASE", "WAIT"],
  lose: "LOSE",
  points: "POINTS",
  insurance: "I",
  permit: "P",
};

export const printed = (language: Language): Words => (language === "en" ? EN : FR);

/** The two lines of a lit pedestrian box. */
export const lit = (kind: Kind, language: Language): [string, string] => printed(language)[kind === "walk" ? "walk" : "wait"];
