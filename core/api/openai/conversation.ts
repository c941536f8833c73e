import type { AnswerRequest } from "#core/engine/engine.ts";
import { invalidField } from "#core/http/errors.ts";

/** One message of a caller's history, whichever of OpenAI's APIs it came by. */
export interface Said {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly content: string;
}

export interface Conversation {
  readonly question: string;
  readonly history: AnswerRequest["history"];
  readonly instructions: string;
}

/**
 * The last message of the user is the question. What a tool found after it is read as said by the assistant before it.
 * Throws where the caller's messages (`field`) end with an answer or hold no question.
 */
export function conversationOf(said: readonly Said[], field: string): Conversation {
  const at = said.findLastIndex(({ role }) => role === "user");
  const question = said[at]?.content ?? "";
  const last = said.at(-1)?.role;
  if (question.trim() === "" || last === "assistant" || last === "system")
    throw invalidField(field, "must end with a message of the user that holds text, or with what a tool found for it");
  const others = said.filter((_, index) => index !== at);
  return {
    question,
    history: inTurns(others.filter(({ role }) => role !== "system")),
    instructions: others.flatMap(({ role, content }) => (role === "system" ? [content] : [])).join("\n\n"),
  };
}

/** Some chat templates refuse two messages of one side in a row; those of one side become one. */
function inTurns(said: readonly Said[]): Conversation["history"] {
  const turns: { role: "user" | "assistant"; content: string }[] = [];
  for (const { role, content } of said) {
    if (content.trim() === "") continue;
    const side = role === "user" ? "user" : "assistant";
    const last = turns.at(-1);
    if (last?.role === side) last.content += `\n\n${content}`;
    else turns.push({ role: side, content });
  }
  return turns;
}
