/** The time, twice a second, for clocks and "since when". */
class Now {
  at = $state(Date.now());

  constructor() {
    setInterval(() => (this.at = Date.now()), 500);
  }
}

export const now = new Now();
