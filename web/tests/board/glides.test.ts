import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { glides } from "../../src/board/glides";

/** An element that lies somewhere and remembers from where it was set in motion. */
class Piece {
  moved: string[] = [];
  constructor(
    public offsetLeft: number,
    public offsetTop: number,
  ) {}
  animate(frames: Keyframe[]): void {
    this.moved.push(String(frames[0]?.transform));
  }
}

describe("children that change places", () => {
  let frames: (() => void)[];
  const draw = (): void => frames.splice(0).forEach((act) => act());
  const box = (children: Piece[]) => ({ children, offsetLeft: 10, offsetTop: 100, offsetWidth: 300 });
  beforeEach(() => {
    frames = [];
    vi.stubGlobal("HTMLElement", Piece);
    vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
    vi.stubGlobal("cancelAnimationFrame", (frame: number) => void (frames[frame - 1] = () => undefined));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("come from where they lay, once and in the frame that is drawn", () => {
    const [first, second] = [new Piece(10, 100), new Piece(110, 100)];
    const action = glides(box([first, second]) as unknown as HTMLElement, "a,b");
    draw();
    [first.offsetLeft, second.offsetLeft] = [110, 10];
    action.update("b,a");
    action.update("b,a,");
    expect(first.moved).toEqual([]);
    draw();
    expect([first.moved, second.moved]).toEqual([["translate(-100px, 0px)"], ["translate(100px, 0px)"]]);
  });

  it("stay when the whole box has moved, or is as wide as it was not", () => {
    const piece = new Piece(10, 100);
    const place = box([piece]);
    const action = glides(place as unknown as HTMLElement, "a");
    draw();
    [place.offsetTop, piece.offsetTop] = [140, 140];
    action.update("a,b");
    draw();
    [place.offsetWidth, piece.offsetLeft] = [200, 60];
    action.update("b,a");
    draw();
    expect(piece.moved).toEqual([]);
  });
});
