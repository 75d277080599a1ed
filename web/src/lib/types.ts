/** Short names for the generated types of what travels. */
import type { components } from "./wire";

type Schemas = components["schemas"];

export type TableView = Schemas["TableView"];
export type SeatView = Schemas["SeatView"];
export type Seen = Schemas["Seen"];
export type Chair = Schemas["Chair"];
export type Choice = Schemas["Choice"];
export type LogLine = Schemas["LogLine"];
export type Spoken = Schemas["Spoken"];
export type Plan = Schemas["Plan"];
export type Pace = Plan["pace"];
export type Level = Plan["stand_in"];
export type Result = Schemas["Result"];
export type Message = Schemas["AnyMessage"];
export type Refused = Schemas["Refused"];
export type Done = Schemas["Done"];
export type Why = Schemas["Why"];
export type After = Schemas["After"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type PresetInfo = Schemas["PresetInfo"];
export type RulebookInfo = Schemas["RulebookInfo"];
export type ClauseInfo = Schemas["ClauseInfo"];
export type RulingInfo = Schemas["RulingInfo"];
export type EditionInfo = Schemas["EditionInfo"];
export type Home = Schemas["Home"];
export type TableLine = Schemas["TableLine"];
export type Found = Schemas["Found"];
export type Replay = Schemas["Replay"];
export type Moment = Schemas["Moment"];
export type FrameInfo = Schemas["Frame"];
export type LessonInfo = Schemas["LessonInfo"];
export type SceneInfo = Schemas["SceneInfo"];
export type Lecture = Schemas["Lecture"];
export type PrintOrder = Schemas["PrintOrder"];
export type KeyInfo = Schemas["KeyInfo"];
export type EditionTry = Schemas["EditionTry"];
export type EditionTried = Schemas["EditionTried"];
export type LabInfo = Schemas["LabInfo"];
export type StudyInfo = Schemas["StudyInfo"];
export type StudyOrder = Schemas["StudyOrder"];
export type Tried = Schemas["Tried"];
export type Me = Schemas["Me"];
export type ApiToken = Schemas["Token"];
export type Feeds = Schemas["Feeds"];
export type OptionValue = number | string | boolean;
export type View = Record<string, unknown>;

/** A command without the fields that the line adds; what has a default may be left out. */
type Bare<T> = T extends { do: infer D } ? { do: D } & Partial<Omit<T, "do" | "table" | "id">> : never;
export type Command = Bare<Schemas["AnyCommand"]>;
export type Coached = Schemas["Coached"];
export type Answer = Done | Why | After | Coached;
