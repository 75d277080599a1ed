import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/objects.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/lamp.svelte";
import { register } from "./lib/push";
import { preferred, speech } from "./lib/words.svelte";

const target = document.getElementById("app");
await speech.set(preferred());
if (target) mount(App, { target });
register();

// the rules of high contrast travel only to those who need them
const forced = matchMedia("(forced-colors: active)");
const adapt = (): unknown => forced.matches && import("./styles/forced.css");
forced.addEventListener("change", adapt);
adapt();
