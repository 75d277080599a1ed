/** The drawings of every game, to be run outside a browser: `ludoPrint(slug, request)` gives the sheets as JSON. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ofGame } from "../games/meta";
import { Catalogue } from "../i18n/catalogue";
import base from "../styles/base.css?raw";
import tokens from "../styles/tokens.css?raw";
import { printed, type Language } from "../i18n/languages";
import type { View } from "../net/types";
import type { PrintModule } from "./contract";

const GAMES = import.meta.glob<PrintModule>("$games/*/print.ts", { eager: true });

interface Asked {
  edition: View;
  language: Language;
  /** The game's messages in that language (Fluent). */
  words: string;
}

function print(slug: string, asked: string): string {
  const { edition, language, words } = JSON.parse(asked) as Asked;
  const found = ofGame(GAMES, slug);
  if (!found) return "null";
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  const catalogue = new Catalogue(bundle, language);
  const sheets = found.sheets({ edition, language: printed(language), say: (id, args) => catalogue.message(id, args) });
  return JSON.stringify({ house: tokens + base, ...sheets });
}

Object.assign(globalThis, { ludoPrint: print });
