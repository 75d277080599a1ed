import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/objects.css";
import "./games/colours";
import { mount } from "svelte";
import App from "./App.svelte";
import { holdFonts } from "./platform/fonts";
import "./platform/theme.svelte";
import { register } from "./platform/push";
import { preferred, speech } from "./i18n/words.svelte";
import { openEarly } from "./net/socket";
import { address } from "./routing/address.svelte";

holdFonts();
const target = document.getElementById("app");
const { page, arg } = address.route;
if (page === "table" && "game" in document.documentElement.dataset) openEarly(arg); // the house knows both table and reader
await (page === "home" ? speech.set(preferred()) : speech.whole(preferred()));
if (target) mount(App, { target });
register();

// the rules of high contrast travel only to those who need them
const forced = matchMedia("(forced-colors: active)");
const adapt = (): unknown => forced.matches && import("./styles/forced.css");
forced.addEventListener("change", adapt);
adapt();
