import { toldLanguage } from "../answer/understand/question-language.ts";
import { type Embedder, type PassageText, readsAlso } from "../embed-port.ts";
import { remember } from "../remember.ts";
import { type Glosses, glossesOf } from "./glosses.ts";

/**
 * The embedder for texts of a language: itself where it reads the language, one that is given English glosses where there are
 * some; undefined where neither is so. Vectors of both are of one space: a question is compared with documents of another language.
 */
export async function embedderFor(embedder: Embedder, language: string | null): Promise<Embedder | undefined> {
  if (language === null || readsAlso(embedder.calibration, language)) return embedder;
  if (embedder.calibration.language !== "en") return undefined;
  const glosses = await glossesOf(language);
  return glosses && withGlosses(embedder, glosses);
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
    const told = toldLanguage(text) ?? language;
    const glosses = readsAlso(embedder.calibration, told) ? undefined : await glossesOf(told);
    return glosses ? glosses.english(text) : text;
  });
  return embedder.embed(await Promise.all(read), "passage");
}

/** One for each pair of them: what an embedder was asked last is known by the embedder. */
const withGlosses = remember((embedder: Embedder, glosses: Glosses): Embedder => {
  const { embedPassages } = embedder;
  return {
    ...embedder,
    embed: (texts, kind) => embedder.embed(texts.map(glosses.english), kind),
    ...(embedPassages && {
      embedPassages: (passages) => embedPassages(passages.map((passage) => inEnglish(passage, glosses))),
    }),
  };
});

/** The glosses of a passage, and where its sentences are in them. */
export function inEnglish({ text, sentences }: PassageText, { english }: Glosses): PassageText {
  let written = "";
  let end = 0;
  const spans = sentences.map((span) => {
    written += english(text.slice(end, span.start));
    const start = written.length;
    written += english(text.slice(span.start, span.end));
    end = span.end;
    return { start, end: written.length };
  });
  return { text: written + english(text.slice(end)), sentences: spans };
}
