import { de } from "./de.ts";
import { en } from "./en.ts";
import type { GuidePhrases } from "./phrases.ts";

const BY_LANGUAGE: Readonly<Record<string, GuidePhrases>> = { de, en };

/** Undefined where nobody has written down how questions are put in the language. */
export const guidePhrases = (language: string | null): GuidePhrases | undefined => BY_LANGUAGE[language ?? ""];
