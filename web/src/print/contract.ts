/**
 * What a game's folder gives to be printed: `print.ts` exports `sheets`, a list of pieces with their true sizes.
 * A piece is a Svelte drawing (an <svg>, or what stands inside one): the same component that the board draws.
 */
import type { Component } from "svelte";
import { render } from "svelte/server";
import type { Printed } from "../i18n/languages";
import type { View } from "../net/types";

export interface PrintRequest {
  /** The component values to be printed. */
  edition: View;
  /** The language of words printed on objects. */
  language: Printed;
  /** A message of the game's own catalogue. */
  say: (id: string, args?: Record<string, string | number>) => string;
}

/** A drawing as it comes from its component: its markup and its styles. */
export interface Drawing {
  markup: string;
  styles: string;
}

export interface Item {
  /** What it is, for the list on the first page: "jaune 4". */
  title: string;
  /** Items of a kind are printed together: "cards", "tiles", "pawns", "boards", "sheets" … */
  kind: string;
  front: Drawing;
  /** Printed on the other side of the sheet. */
  back?: Drawing;
  /** The viewBox of both sides: "0 0 100 140". */
  box: string;
  /** True size in millimetres; its proportion is that of the box. */
  width: number;
  height: number;
  copies: number;
}

export interface Sheets {
  /** The game's own colours: "--lm-night:#14213D;--lm-sky:…". */
  inks: string;
  items: Item[];
}

export interface PrintModule {
  sheets: (request: PrintRequest) => Sheets;
}

/** Draw a component with its props. */
export function drawn<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Drawing {
  const { body, head } = render(component as unknown as Component<Record<string, unknown>>, { props });
  return { markup: body, styles: head };
}
