/** The inks of 24 Heures, given once to whatever holds its pieces: <div style={INKS}>. */
const COLOURS = {
  night: "#14213D",
  "night-2": "#0A1329",
  pit: "#1D2B4E",
  "pit-mine": "#2A3D6E",
  sky: "#8CC7D8",
  dusk: "#F0AC5E",
  dawn: "#E9A79C",
  wheat: "#F0C419",
  lamp: "#F7DE8A",
  red: "#CE3420",
  "red-text": "#B02A17",
  orange: "#F08A2C",
  rain: "#2A6FC0",
  asphalt: "#2B3448",
  ink: "#1B2030",
  paper: "#FFFDF6",
  cream: "#FBF6EA",
};

export const INKS = Object.entries(COLOURS)
  .map(([name, colour]) => `--lm-${name}:${colour}`)
  .join(";");
