import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/objects.css";
import "./games/colours";
import { mount } from "svelte";
import App from "./App.svelte";
import "./platform/theme.svelte";
import { register } from "./platform/push";
import { preferred, speech } from "./i18n/words.svelte";

const target = document.getElementById("app");
await speech.set(preferred());
if (target) mount(App, { target });
register();

// the rules of high contrast travel only to those who need them
const forced = matchMedia("(forced-colors: active)");
const adapt = (): unknown => forced.matches && import("./styles/forced.css");
forced.addEventListener("change", adapt);
adapt();
