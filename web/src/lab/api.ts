/** Requests of the lab. */
import { ask } from "../net/api";
import type { LabInfo, StudyInfo, StudyOrder } from "../net/types";

export const api = {
  lab: () => ask<LabInfo>("GET", "/api/lab"),
  beginStudy: (order: StudyOrder) => ask<StudyInfo>("POST", "/api/lab/studies", order),
  resumeStudy: (id: string, language: StudyOrder["language"]) => ask<StudyInfo>("POST", `/api/lab/studies/${id}/resume`, { language }),
  stopStudy: (id: string) => ask<StudyInfo>("DELETE", `/api/lab/studies/${id}`),
};
