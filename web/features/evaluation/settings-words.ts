import { counted } from "#core/counted.ts";
import type { AnswerSettings } from "#core/evaluation/answer-settings.ts";

/** "8 passages · by words alone · relevance from 30%" */
export function settingsWords({ top_k, use_hybrid_search, use_vectors, similarity_threshold }: AnswerSettings): string {
  const way = use_vectors ? (use_hybrid_search ? "words and meaning" : "meaning alone") : "words alone";
  const from = similarity_threshold > 0 ? `relevance from ${Math.round(similarity_threshold * 100)} %` : "";
  return [counted(top_k, "passage"), way, from].filter(Boolean).join(" · ");
}

/** What would be other: "Passages: 5 → 8". */
export function changeWords(before: AnswerSettings, after: AnswerSettings): string[] {
  const parts = (settings: AnswerSettings) => ({
    Passages: String(settings.top_k),
    "Searched by": settings.use_vectors
      ? settings.use_hybrid_search
        ? "words and meaning"
        : "meaning alone"
      : "words alone",
    "Least relevance": `${Math.round(settings.similarity_threshold * 100)} %`,
  });
  const now = Object.entries(parts(after));
  return Object.entries(parts(before)).flatMap(([name, value], at) => {
    const other = now[at]?.[1] ?? value;
    return other === value ? [] : [`${name}: ${value} → ${other}`];
  });
}
