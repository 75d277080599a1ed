/** Take a chair: at a table of one's own, against bots at once, or with whoever waits. */
import { pledge, published } from "../fair/pledge";
import { t } from "../i18n/words.svelte";
import { me } from "../me/me.svelte";
import { api } from "../net/api";
import { game } from "../net/games";
import type { Plan, TableView } from "../net/types";
import { address } from "../routing/address.svelte";
import { botLevel } from "./bot_level";
import { newPlan } from "./draft";

/** Open a table and sit down there; returns its id. */
export async function create(plan: Plan): Promise<string> {
  const table = await api.open(plan);
  await sit(table);
  return table.id;
}

/** Play now: bots on all other chairs, and the game begins. Nobody else reads the name, so none is asked for. */
export async function playNow(slug: string): Promise<void> {
  const found = await game(slug);
  if (!found) return;
  if (!me.person) await me.hello(t("guest-name"), false);
  const plan = newPlan(found);
  const opened = await api.open(plan);
  const table = opened.id;
  await api.command(table, { do: "sit", nonce: pledge(opened) }); // shown at once: nobody sits down after it
  const others = Array.from({ length: plan.seats - 1 }, (_, at) => at + 1);
  await Promise.all(others.map((seat) => api.command(table, { do: "robot", seat, level: botLevel() })));
  await api.command(table, { do: "start" });
  address.go(`/table/${table}`);
}

/** Play with somebody, now: at the open table that waits for a player, or at a new one. */
export async function playWithSomebody(slug: string): Promise<void> {
  const { table } = await api.pair(slug);
  const view = await api.look(table);
  const free = view.chairs.some((chair) => chair.kind === "free");
  if (free && !view.mine.length) await sit(view).catch(() => {}); // somebody was faster: the lobby shows it
  address.go(`/table/${table}`);
}

function sit(table: TableView): Promise<unknown> {
  return api.command(table.id, { do: "sit", pledge: published(pledge(table)) });
}
