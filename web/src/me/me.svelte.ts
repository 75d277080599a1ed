/** The person at this browser. */
import { api } from "../net/api";
import type { Me, Recover, SignIn } from "../net/types";

class Self {
  /** undefined: not asked yet; null: has not said a name. */
  person = $state<Me | null | undefined>(undefined);

  async look(): Promise<void> {
    this.person = await api.me();
  }

  async hello(name: string): Promise<void> {
    this.person = await api.hello(name);
  }

  async signIn(given: SignIn): Promise<void> {
    this.person = await api.signIn(given);
  }

  async recover(given: Recover): Promise<void> {
    this.person = await api.recover(given);
  }

  async account(login: string, password: string, old = ""): Promise<void> {
    this.person = await api.account(login, password, old);
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.person = null;
  }
}

export const me = new Self();
