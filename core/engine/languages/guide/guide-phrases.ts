import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import type { GuidePhrases } from "./phrases.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { zh } from "./zh.ts";

const BY_LANGUAGE: Readonly<Record<string, GuidePhrases>> = { de, en, es, fr, it, ja, pt, ru, zh };

/** Undefined where nobody has written down how questions are put in the language. */
export const guidePhrases = (language: string | null): GuidePhrases | undefined => BY_LANGUAGE[language ?? ""];
