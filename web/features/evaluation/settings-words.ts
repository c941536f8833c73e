import { counted } from "#core/http/counted.ts";
import type { AnswerSettings } from "#core/library/evaluation/answer-settings.ts";

/** "8 passages · words alone · relevance from 30 %" */
export function settingsWords(settings: AnswerSettings): string {
  const { top_k, use_document_choice, similarity_threshold } = settings;
  const choice = use_document_choice ? "" : "named documents not first";
  const from = similarity_threshold > 0 ? `relevance from ${percentOf(similarity_threshold)}` : "";
  return [counted(top_k, "passage"), wayWords(settings), choice, from].filter(Boolean).join(" · ");
}

/** What would be other: "Passages: 5 → 8". */
export function changeWords(before: AnswerSettings, after: AnswerSettings): string[] {
  const now = partsOf(after);
  return partsOf(before).flatMap(([name, value], at) => {
    const other = now[at]?.[1] ?? value;
    return other === value ? [] : [`${name}: ${value} → ${other}`];
  });
}

const partsOf = (settings: AnswerSettings): readonly (readonly [name: string, value: string])[] => [
  ["Passages", String(settings.top_k)],
  ["Searched by", wayWords(settings)],
  ["Documents named in the question first", settings.use_document_choice ? "yes" : "no"],
  ["Least relevance", percentOf(settings.similarity_threshold)],
];

const wayWords = ({ use_vectors, use_hybrid_search }: AnswerSettings): string =>
  use_vectors ? (use_hybrid_search ? "words and meaning" : "meaning alone") : "words alone";

const percentOf = (share: number): string => `${Math.round(share * 100)} %`;
