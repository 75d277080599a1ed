/** The drawings of every game, to be run outside a browser: `ludoPrint(slug, request)` gives the sheets as JSON. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Catalogue } from "../lib/catalogue";
import base from "../styles/base.css?raw";
import tokens from "../styles/tokens.css?raw";
import type { View } from "../lib/types";
import type { PrintModule } from "./contract";

const GAMES = import.meta.glob<PrintModule>("$games/*/print.ts", { eager: true });

interface Asked {
  edition: View;
  language: "fr" | "en";
  /** The game's messages in that language (Fluent). */
  words: string;
}

function game(slug: string): PrintModule | undefined {
  return Object.entries(GAMES).find(([path]) => path.includes(`/games/${slug}/`))?.[1];
}

function print(slug: string, asked: string): string {
  const { edition, language, words } = JSON.parse(asked) as Asked;
  const found = game(slug);
  if (!found) return "null";
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  const catalogue = new Catalogue(bundle, language);
  const sheets = found.sheets({ edition, language, say: (id, args) => catalogue.message(id, args) });
  return JSON.stringify({ house: tokens + base, ...sheets });
}

Object.assign(globalThis, { ludoPrint: print });
