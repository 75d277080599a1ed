/** The colours of every game's cloth and box (`colours.css` in its folder). */
import.meta.glob("$games/*/colours.css", { eager: true });
