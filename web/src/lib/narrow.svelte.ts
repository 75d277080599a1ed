/** Is the screen narrow? Boards have a drawing of their own then. */
const PHONE = "(max-width: 720px)";

class Narrow {
  phone = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const query = matchMedia(PHONE);
    this.phone = query.matches;
    query.addEventListener("change", (event) => (this.phone = event.matches));
  }
}

export const narrow = new Narrow();
