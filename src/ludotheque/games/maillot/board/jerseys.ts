/** Jersey and band of each rider; the leader's jersey is plain yellow. */
import type { Name } from "./tour";

export const JERSEYS: Record<Name, [string, string]> = {
  ptt: ["#2457A8", "#F4C81F"],
  renault: ["#22252E", "#F4C81F"],
  escale: ["#6B3F8C", "#FFFDF6"],
  vandamme: ["#E8762B", "#FFFDF6"],
  bonnal: ["#C22F24", "#FFFDF6"],
  redoute: ["#1F8A4C", "#FFFDF6"],
  providence: ["#8C97A3", "#2457A8"],
  agfa: ["#FFFDF6", "#22252E"],
  noel: ["#FFFDF6", "#1F8A4C"],
};
export const YELLOW = "#F4C81F";
