import { z } from "zod";

export const IntentKind = z.enum(["chat", "retrieval", "collection_summary", "comparison", "listing", "clarification"]);
export type IntentKind = z.infer<typeof IntentKind>;

export const Intent = z.object({
  kind: IntentKind,
  confidence: z.number().min(0).max(1),
  reasoning: z.string(),
});
export type Intent = z.infer<typeof Intent>;

export type GenerationType = "answer" | "summary" | "comparison" | "listing";

/** What has to be written to satisfy the intent; null for small talk and for questions back. */
export function generationType(kind: IntentKind): GenerationType | null {
  const types: Record<IntentKind, GenerationType | null> = {
    retrieval: "answer",
    collection_summary: "summary",
    comparison: "comparison",
    listing: "listing",
    chat: null,
    clarification: null,
  };
  return types[kind];
}
