/** The end of a game as a picture to share: the box, who came where, the scores, the day. Loaded on the press. */
import type { Placed } from "./placed";

export interface Card {
  slug: string;
  title: string;
  day: string;
  lines: Placed[];
}

const [WIDTH, HEIGHT] = [1200, 630]; // as the house's pictures of the boxes, whose left half shows the box
const SHEET = { x: 570, y: 46, width: 584, height: 538, pad: 34 };
const [PAPER, INK, PALE, LINE, GROUND] = ["#FBF6EA", "#1B2030", "#54545F", "#E5D8BC", "#17463A"]; // by day, whatever the theme
const [HEAD, MAX_ROW, EMBLEM] = [150, 72, 26];

/** Draw the card; a PNG file. */
export async function drawCard(card: Card): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const [title, text] = [property("--titre"), property("--texte")];
  const [box] = await Promise.all([picture(`/covers/${card.slug}.png`), document.fonts.load(`40px ${title}`), document.fonts.load(`26px ${text}`)]);
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (box) pen.drawImage(box, 0, 0, WIDTH, HEIGHT);
  pen.fillStyle = PAPER;
  pen.fillRect(SHEET.x, SHEET.y, SHEET.width, SHEET.height);
  const inner = SHEET.width - 2 * SHEET.pad;
  write(pen, card.title, SHEET.x + SHEET.pad, SHEET.y + 68, `40px ${title}`, INK, inner);
  write(pen, `Ludothèque · ${card.day}`, SHEET.x + SHEET.pad, SHEET.y + 112, `24px ${text}`, PALE, inner);
  const row = Math.min(MAX_ROW, (SHEET.height - HEAD - 10) / card.lines.length);
  card.lines.forEach((line, index) => drawLine(pen, line, SHEET.y + HEAD + index * row, row, title, text));
  return new File([await png(canvas)], `ludotheque-${card.slug}.png`, { type: "image/png" });
}

function drawLine(pen: CanvasRenderingContext2D, line: Placed, top: number, height: number, title: string, text: string): void {
  const [left, right, base] = [SHEET.x + SHEET.pad, SHEET.x + SHEET.width - SHEET.pad, top + height / 2 + 10];
  pen.fillStyle = LINE;
  pen.fillRect(left, top, right - left, 2);
  write(pen, line.rank ? String(line.rank) : "–", left, base, `28px ${title}`, INK, 40);
  drawEmblem(pen, line, left + 52, top + (height - EMBLEM) / 2);
  pen.font = `28px ${title}`;
  const score = pen.measureText(line.score).width;
  write(pen, line.score, right - score, base, pen.font, INK, score);
  write(pen, line.name, left + 92, base, `${line.rank === 1 ? 700 : 500} 28px ${text}`, INK, right - score - left - 112);
}

function drawEmblem(pen: CanvasRenderingContext2D, { ink }: Placed, x: number, y: number): void {
  const shape = new Path2D(ink.shape);
  pen.save();
  pen.translate(x, y);
  pen.scale(EMBLEM / 24, EMBLEM / 24);
  pen.fillStyle = property(`--s${ink.number}`);
  pen.fill(shape);
  if (ink.outlined) {
    pen.lineWidth = 1.8;
    pen.strokeStyle = INK;
    pen.stroke(shape);
  }
  pen.restore();
}

/** A text on its base line; one that is too long ends with dots. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, width: number): void {
  pen.font = font;
  pen.fillStyle = colour;
  const letters = [...text];
  const shown = (): string => (letters.length === [...text].length ? text : `${letters.join("").trimEnd()}…`);
  while (letters.length > 1 && pen.measureText(shown()).width > width + 1) letters.pop();
  pen.fillText(shown(), x, y);
}

/** What a custom property of the page holds: a family of letters, the ink of a seat. */
function property(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** A game without a picture has none on its card. */
async function picture(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return await image.decode().then(
    () => image,
    () => null,
  );
}

function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
