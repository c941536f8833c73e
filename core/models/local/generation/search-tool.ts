import { z } from "zod";
import type { Tool, ToolCall } from "../../remote/generation.ts";

/** Offered to models that can call functions; what it finds is numbered, cited and checked like any passage. */
export const SEARCH_TOOL: Tool = {
  name: "search_documents",
  description:
    "Searches the user's documents and returns further numbered passages. Call it when the passages you were given do not hold the whole answer, before you say that the documents do not say.",
  parameters: {
    type: "object",
    properties: { query: { type: "string", description: "What to look for, in the words that the documents may use" } },
    required: ["query"],
  },
};

const Arguments = z.object({ query: z.string().trim().min(1).max(2000) });

/** The query of a call; null where it is another call, or names none. */
export function queryOf({ name, arguments: given }: ToolCall): string | null {
  if (name !== SEARCH_TOOL.name) return null;
  try {
    return Arguments.safeParse(JSON.parse(given)).data?.query ?? null;
  } catch {
    return null;
  }
}
