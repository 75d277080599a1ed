/** How wide is the screen? On the telephone boards have a drawing of their own; on the tablet the seats are a strip. */
class Viewport {
  phone = $state(false);
  /** 1180 px and less, the telephone included. */
  tablet = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    follow("(max-width: 720px)", (matches) => (this.phone = matches));
    follow("(max-width: 1180px)", (matches) => (this.tablet = matches));
  }
}

function follow(query: string, set: (matches: boolean) => void): void {
  const media = matchMedia(query);
  set(media.matches);
  media.addEventListener("change", (event) => set(event.matches));
}

export const viewport = new Viewport();
