/** Requests to the house. */
import { brought } from "./brought";
import type { Answer, Command, EditionInfo, FrameInfo, GameInfo, Home, Invitation, Invited, LetterBox, Me, Paired, Plan, Recover, RulebookInfo, SignIn, TableView, Wait, WaitingBot } from "./types";

/** An answer that is not the one hoped for. `code` is the house's word for it, or "offline". */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** One request, unless its answer came with the page; what the pages need is below. */
export async function ask<T>(method: string, path: string, data?: unknown): Promise<T> {
  const known = method === "GET" ? brought<T>(path) : undefined;
  if (known !== undefined) return known;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      // a header of one's own on requests without data would keep the browser from using what it has preloaded
      headers: data === undefined ? {} : { "content-type": "application/json", "accept-language": document.documentElement.lang },
      body: data === undefined ? null : typeof data === "string" ? data : JSON.stringify(data), // a text is one already
    });
  } catch {
    throw new Trouble("offline", 0, "");
  }
  if (!answer.ok) throw await trouble(answer);
  return (answer.status === 204 ? undefined : await read(answer)) as T;
}

async function read(answer: Response): Promise<unknown> {
  const kind = answer.headers.get("content-type") ?? "";
  if (kind.includes("pdf")) return await answer.blob();
  return kind.includes("json") ? await answer.json() : await answer.text();
}

async function trouble(answer: Response): Promise<Trouble> {
  const said: { code?: string; text?: string; detail?: string } = await answer.json().catch(() => ({}));
  return new Trouble(said.code ?? `http-${answer.status}`, answer.status, said.text ?? said.detail ?? "");
}

export const api = {
  me: () => ask<Me | null>("GET", "/api/me"),
  hello: (name: string) => ask<Me>("POST", "/api/me", { name }),
  account: (login: string, password: string, old = "") => ask<Me>("POST", "/api/account", { login, password, old }),
  signIn: (given: SignIn) => ask<Me>("POST", "/api/sign-in", given),
  recover: (given: Recover) => ask<Me>("POST", "/api/recover", given),
  signOut: () => ask<void>("POST", "/api/sign-out"),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  rulebook: (slug: string) => ask<RulebookInfo>("GET", `/api/games/${slug}/rulebook`),
  edition: (slug: string) => ask<EditionInfo>("GET", `/api/games/${slug}/edition`),
  tableEdition: (table: string) => ask<EditionInfo>("GET", `/api/tables/${encodeURIComponent(table)}/edition`),
  words: (slug: string, language: string) => ask<string>("GET", `/api/games/${slug}/words/${language}`),
  address: () => ask<Invitation>("GET", "/api/address"),
  letters: () => ask<LetterBox>("GET", "/api/letters"),
  home: () => ask<Home>("GET", "/api/home"),
  bots: () => ask<WaitingBot[]>("GET", "/api/bots"),
  open: (plan: Plan) => ask<TableView>("POST", "/api/tables", plan),
  look: (table: string) => ask<TableView>("GET", `/api/tables/${encodeURIComponent(table)}`),
  command: (table: string, command: Command) => ask<Answer>("POST", `/api/tables/${encodeURIComponent(table)}/commands`, command),
  invitation: (key: string) => ask<Invited | null>("GET", `/api/invitations/${encodeURIComponent(key)}`),
  pair: (game: string) => ask<Paired>("POST", "/api/pairing", { game }),
  wait: (game: string) => ask<Wait>("GET", `/api/pairing/${encodeURIComponent(game)}`),
  since: (table: string, step: number) => ask<FrameInfo[]>("GET", `/api/tables/${encodeURIComponent(table)}/since/${step}`),
  pushKey: () => ask<{ key: string }>("GET", "/api/push/key"),
  subscribe: (subscription: PushSubscriptionJSON) => ask<void>("POST", "/api/push", { endpoint: subscription.endpoint, keys: subscription.keys }),
  unsubscribe: (endpoint: string) => ask<void>("DELETE", "/api/push", { endpoint }),
};
