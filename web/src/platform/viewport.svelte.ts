/** How large is the screen? On the telephone boards have a drawing of their own; on the tablet the seats are a strip. */
class Viewport {
  /** A telephone, upright or on its side. */
  phone = $state(false);
  /** A telephone on its side: the board at the left, the moves at the right. */
  lying = $state(false);
  /** 1180 px and less, the telephone included. */
  tablet = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    follow("(max-width: 720px), (max-height: 480px)", (matches) => (this.phone = matches));
    follow("(min-width: 721px) and (max-height: 480px)", (matches) => (this.lying = matches));
    follow("(max-width: 1180px)", (matches) => (this.tablet = matches));
  }
}

function follow(query: string, set: (matches: boolean) => void): void {
  const media = matchMedia(query);
  set(media.matches);
  media.addEventListener("change", (event) => set(event.matches));
}

export const viewport = new Viewport();
