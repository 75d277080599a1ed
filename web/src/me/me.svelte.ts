/** The person at this browser. */
import { api } from "../net/api";
import type { Me, Recover, SignIn } from "../net/types";
import { recall, remember } from "../platform/storage";

class Self {
  /** undefined: not asked yet; null: has not said a name. */
  person = $state<Me | null | undefined>(undefined);
  /** How often this browser came in anew: other devices, tokens and addresses may be gone since. */
  entries = $state(0);

  /** Plays under a name that nobody chose: it is asked for before somebody else would read it. */
  nameless = $state(false);

  async look(): Promise<void> {
    this.person = await api.me();
    this.nameless = this.person !== null && recall("nameless") === this.person.id;
  }

  async hello(name: string, chosen = true): Promise<void> {
    this.person = await api.hello(name);
    this.nameless = !chosen;
    remember("nameless", chosen ? "" : this.person.id);
  }

  async signIn(given: SignIn): Promise<void> {
    this.enter(await api.signIn(given));
  }

  async recover(given: Recover): Promise<void> {
    this.enter(await api.recover(given));
  }

  async account(login: string, password: string, old = ""): Promise<void> {
    this.enter(await api.account(login, password, old));
  }

  enter(person: Me): void {
    this.person = person;
    this.nameless = false;
    this.entries += 1;
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.person = null;
  }
}

export const me = new Self();
