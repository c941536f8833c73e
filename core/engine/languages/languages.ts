import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hi } from "./hi.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { zh } from "./zh.ts";
import type { Language, LanguageCode } from "./language.ts";

/** English first: it wins where two fit a question equally well. */
export const LANGUAGES: readonly Language[] = [en, de, fr, es, it, pt, nl, ru, zh, ja, ar, hi];

const BY_CODE: Readonly<Record<LanguageCode, Language>> = { en, de, fr, es, it, pt, nl, ru, zh, ja, ar, hi };

export const languageOf = (code: LanguageCode): Language => BY_CODE[code];
