import { toldLanguage } from "../answer/understand/question-language.ts";
import { type Embedder, type PassageText, readsAlso } from "../embed-port.ts";
import { type Glossary, glossaryOf } from "./glossary.ts";

const glossed = new WeakMap<Embedder, Map<string, Embedder>>();

/**
 * The embedder for texts of a language: itself where it reads the language, one that is given English glosses where there are
 * some; undefined where neither is so. Vectors of both are of one space: a question is compared with documents of another language.
 */
export async function embedderFor(embedder: Embedder, language: string | null): Promise<Embedder | undefined> {
  if (language === null || readsAlso(embedder.calibration, language)) return embedder;
  if (embedder.calibration.language !== "en") return undefined;
  const glossary = await glossaryOf(language);
  if (!glossary) return undefined;
  const made = glossed.get(embedder) ?? new Map<string, Embedder>();
  glossed.set(embedder, made);
  const known = made.get(language) ?? withGlosses(embedder, glossary);
  made.set(language, known);
  return known;
}

/** An embedder, and what embeds a question by it. */
export interface AskedEmbedder {
  readonly embedder: Embedder;
  readonly asking: Embedder;
  /** Of the question. */
  readonly language: string;
}

/** Rows of passages, each read in the language that its words tell; in the question's where they tell none. */
export async function embedInOwnLanguage(
  { embedder, language }: Omit<AskedEmbedder, "asking">,
  texts: readonly string[],
): Promise<Float32Array> {
  const read = texts.map(async (text) => {
    const own = toldLanguage(text) ?? language;
    const glossary = readsAlso(embedder.calibration, own) ? undefined : await glossaryOf(own);
    return glossary ? glossary.english(text) : text;
  });
  return embedder.embed(await Promise.all(read), "passage");
}

function withGlosses(embedder: Embedder, glossary: Glossary): Embedder {
  const { embedPassages } = embedder;
  return {
    ...embedder,
    embed: (texts, kind) => embedder.embed(texts.map(glossary.english), kind),
    ...(embedPassages && {
      embedPassages: (passages) => embedPassages(passages.map((passage) => inEnglish(passage, glossary))),
    }),
  };
}

/** The glosses of a passage, and where its sentences are in them. */
export function inEnglish({ text, sentences }: PassageText, { english }: Glossary): PassageText {
  let glosses = "";
  let end = 0;
  const spans = sentences.map((span) => {
    glosses += english(text.slice(end, span.start));
    const start = glosses.length;
    glosses += english(text.slice(span.start, span.end));
    end = span.end;
    return { start, end: glosses.length };
  });
  return { text: glosses + english(text.slice(end)), sentences: spans };
}
