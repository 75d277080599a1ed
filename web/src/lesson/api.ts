/** Requests of lessons. */
import { ask } from "../net/api";
import type { After, Lecture, LessonInfo, Tried, Why } from "../net/types";

export const api = {
  lessons: (slug: string) => ask<LessonInfo[]>("GET", `/api/games/${encodeURIComponent(slug)}/lessons`),
  lecture: (scene: string, tokens: string[]) => ask<Lecture>("POST", `/api/games/${scene}`, { tokens }),
  lessonAim: (scene: string, tried: Tried) => ask<After>("POST", `/api/games/${scene}/aim`, tried),
  lessonWhy: (scene: string, tried: Tried) => ask<Why>("POST", `/api/games/${scene}/why`, tried),
};
