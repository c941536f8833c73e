/**
 * What words of a language mean in English, by its ISO 639-1 code: "gloss = word word; gloss = word". Loaded when a document or
 * a question is in the language.
 */
export const WORD_LISTS: Readonly<Record<string, () => Promise<string>>> = {
  de: async () => (await import("./de.ts")).glosses,
  fr: async () => (await import("./fr.ts")).glosses,
  es: async () => (await import("./es.ts")).glosses,
  it: async () => (await import("./it.ts")).glosses,
  nl: async () => (await import("./nl.ts")).glosses,
  pt: async () => (await import("./pt.ts")).glosses,
  ru: async () => (await import("./ru.ts")).glosses,
  zh: async () => (await import("./zh.ts")).glosses,
  ar: async () => (await import("./ar.ts")).glosses,
  hi: async () => (await import("./hi.ts")).glosses,
  ja: async () => (await import("./ja.ts")).glosses,
};
