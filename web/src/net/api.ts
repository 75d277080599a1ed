/** Requests to the house. */
import type {
  After,
  AnalysisView,
  Answer,
  ApiToken,
  Command,
  EditionInfo,
  EditionTried,
  EditionTry,
  Feeds,
  FrameInfo,
  GameInfo,
  History,
  Home,
  Imported,
  Invitation,
  Invited,
  KeyInfo,
  LabInfo,
  Lecture,
  LessonInfo,
  LetterBox,
  Me,
  Moment,
  MyGames,
  NewToken,
  Paired,
  Plan,
  PrintOrder,
  RatingChange,
  Recover,
  Replay,
  RulebookInfo,
  Session,
  SignIn,
  Standings,
  StudyInfo,
  StudyOrder,
  TableView,
  Tried,
  Wait,
  WaitingBot,
  Why,
} from "./types";

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

/** One request; what the pages need is below. */
export async function ask<T>(method: string, path: string, data?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: data === undefined ? {} : { "content-type": "application/json" },
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
  newRecovery: (password: string) => ask<Me>("POST", "/api/me/recovery", { password }),
  signOut: () => ask<void>("POST", "/api/sign-out"),
  tokens: () => ask<ApiToken[]>("GET", "/api/tokens"),
  sessions: () => ask<Session[]>("GET", "/api/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/api/sessions/${id}`),
  endSessions: () => ask<void>("DELETE", "/api/sessions"),
  newToken: (order: NewToken) => ask<ApiToken>("POST", "/api/tokens", order),
  forgetTokens: () => ask<void>("DELETE", "/api/tokens"),
  forgetToken: (digest: string) => ask<void>("DELETE", `/api/tokens/${digest}`),
  feeds: () => ask<Feeds>("GET", "/api/feeds"),
  renewFeeds: () => ask<Feeds>("POST", "/api/feeds"),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  rulebook: (slug: string) => ask<RulebookInfo>("GET", `/api/games/${slug}/rulebook`),
  edition: (slug: string) => ask<EditionInfo>("GET", `/api/games/${slug}/edition`),
  readyEditions: (slug: string) => ask<EditionInfo[]>("GET", `/api/games/${slug}/editions`),
  tableEdition: (table: string) => ask<EditionInfo>("GET", `/api/tables/${encodeURIComponent(table)}/edition`),
  words: (slug: string, language: string) => ask<string>("GET", `/api/games/${slug}/words/${language}`),
  lessons: (slug: string) => ask<LessonInfo[]>("GET", `/api/games/${encodeURIComponent(slug)}/lessons`),
  lecture: (scene: string, tokens: string[]) => ask<Lecture>("POST", `/api/games/${scene}`, { tokens }),
  lessonAim: (scene: string, tried: Tried) => ask<After>("POST", `/api/games/${scene}/aim`, tried),
  lessonWhy: (scene: string, tried: Tried) => ask<Why>("POST", `/api/games/${scene}/why`, tried),
  printHouse: (slug: string, language: string, paper: string) => ask<Blob>("GET", `/api/games/${slug}/print.pdf?lang=${language}&paper=${paper}`),
  print: (slug: string, order: PrintOrder) => ask<Blob>("POST", `/api/games/${slug}/print.pdf`, order),
  editionKeys: (slug: string) => ask<KeyInfo[]>("GET", `/api/games/${slug}/edition/keys`),
  tryEdition: (slug: string, values: EditionTry) => ask<EditionTried>("POST", `/api/games/${slug}/edition/try`, values),
  lab: () => ask<LabInfo>("GET", "/api/lab"),
  beginStudy: (order: StudyOrder) => ask<StudyInfo>("POST", "/api/lab/studies", order),
  resumeStudy: (id: string, language: StudyOrder["language"]) => ask<StudyInfo>("POST", `/api/lab/studies/${id}/resume`, { language }),
  stopStudy: (id: string) => ask<StudyInfo>("DELETE", `/api/lab/studies/${id}`),
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
  replay: (table: string) => ask<Replay>("GET", `/api/tables/${encodeURIComponent(table)}/replay`),
  moment: (table: string, step: number) => ask<Moment>("GET", `/api/tables/${encodeURIComponent(table)}/replay/${step}`),
  analysis: (game: string) => ask<AnalysisView>("GET", `/api/tables/${encodeURIComponent(game)}/analysis`),
  analyse: (game: string) => ask<AnalysisView>("POST", `/api/tables/${encodeURIComponent(game)}/analysis`),
  playOn: (game: string, step: number) => ask<TableView>("POST", `/api/tables/${encodeURIComponent(game)}/play-on`, { step }),
  bring: (record: string) => ask<Imported>("POST", "/api/records", record),
  history: (before: string) => ask<History>("GET", `/api/me/history?before=${encodeURIComponent(before)}`),
  myGames: () => ask<MyGames>("GET", "/api/me/games"),
  ratingChange: (table: string) => ask<RatingChange>("GET", `/api/me/ratings/${encodeURIComponent(table)}`),
  standings: () => ask<Standings>("GET", "/api/standings"),
  leave: (password: string) => ask<void>("DELETE", "/api/me", { password }),
  since: (table: string, step: number) => ask<FrameInfo[]>("GET", `/api/tables/${encodeURIComponent(table)}/since/${step}`),
  pushKey: () => ask<{ key: string }>("GET", "/api/push/key"),
  subscribe: (subscription: PushSubscriptionJSON) => ask<void>("POST", "/api/push", { endpoint: subscription.endpoint, keys: subscription.keys }),
  unsubscribe: (endpoint: string) => ask<void>("DELETE", "/api/push", { endpoint }),
};
