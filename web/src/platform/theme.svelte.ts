/** The theme: day, night, or as the device says. */
import { recall, remember } from "./storage";

export type Theme = "auto" | "jour" | "nuit";
const ORDER: Theme[] = ["auto", "jour", "nuit"];
const dark = window.matchMedia("(prefers-color-scheme: dark)");

class ThemeSetting {
  setting = $state<Theme>(read());

  constructor() {
    this.light();
    dark.addEventListener("change", () => this.light());
  }

  turn(): void {
    this.setting = ORDER[(ORDER.indexOf(this.setting) + 1) % ORDER.length] ?? "auto";
    remember("lamp", this.setting);
    this.light();
  }

  private light(): void {
    const night = this.setting === "nuit" || (this.setting === "auto" && dark.matches);
    document.documentElement.dataset.theme = night ? "nuit" : "jour";
  }
}

function read(): Theme {
  const kept = recall("lamp");
  return kept === "jour" || kept === "nuit" ? kept : "auto";
}

export const theme = new ThemeSetting();
