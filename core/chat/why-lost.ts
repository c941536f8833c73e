import type { LostModel } from "../engine/answer/generate/model-work.ts";

/** Why each language model that failed under an answer did so, in sentences for people. */
export const whyLost = (lost: readonly LostModel[]): string =>
  lost.map(({ name, reason, detail }) => detail ?? `${name} stopped (${reason}).`).join(" ");
