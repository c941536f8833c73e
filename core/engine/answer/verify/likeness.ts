import { dot, type Embedder } from "../../embed-port.ts";
import { embedInOwnLanguage } from "../../gloss/glossed-embedder.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { similarityConfidence } from "../../retrieve/confidence.ts";
import { questionLanguage } from "../understand/question-language.ts";
import type { Checked, CheckRequest } from "../parts.ts";
import { claimsOf } from "./claims.ts";
import { coverage, sourceOf } from "./evidence.ts";
import type { Likeness } from "./verdict.ts";

/** Sentences of the passages that one doubtful sentence is compared with. */
const COMPARED = 12;

/** Likeness in meaning between the sentences that words left in doubt and those of the passages that come nearest. */
export async function createLikeness(
  embedder: Embedder,
  tokenizer: Tokenizer,
  { content, passages }: CheckRequest,
  { receipts, content: shown }: Checked,
): Promise<Likeness> {
  const left = receipts.filter(({ supported, wording }) => !supported || wording);
  const doubtful = new Set(left.map(({ from, to }) => shown.slice(from, to)));
  const { plain, claims } = claimsOf(content, passages.length);
  const told = claims.filter(({ from, to }) => doubtful.has(plain.slice(from, to))).map(({ text }) => text);
  const evidence = passages.flatMap((passage) => sourceOf(tokenizer, passage).sentences);
  const near = told.flatMap((text) => {
    const terms = tokenizer.terms(text);
    return evidence
      .map((sentence) => ({ text: sentence.text, share: coverage(terms, sentence.terms) }))
      .sort((a, b) => b.share - a.share)
      .slice(0, COMPARED)
      .map((sentence) => sentence.text);
  });
  const texts = [...new Set([...told, ...near])];
  const rows = await embedInOwnLanguage({ embedder, language: questionLanguage(content) }, texts);
  const { dimensions, calibration } = embedder;
  const vectors = new Map(texts.map((text, at) => [text, rows.subarray(at * dimensions, (at + 1) * dimensions)]));

  return (text, _, sentence) => {
    const [a, b] = [vectors.get(text), vectors.get(sentence.text)];
    if (!a || !b) return null;
    return similarityConfidence(dot(a, b), calibration);
  };
}
