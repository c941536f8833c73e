import type { Intent, IntentKind } from "../../intent.ts";
import type { Reading } from "./requests.ts";
import { surfaceWords } from "./words.ts";

const KINDS: Readonly<Record<Reading["kind"], readonly [IntentKind, number, string]>> = {
  talk: ["chat", 0.97, "The message is a greeting, a courtesy or small talk, not a question about the documents."],
  interesting: ["retrieval", 0.9, "The message asks for anything worth reading."],
  listing: ["listing", 0.92, "The question asks for a list, or which documents there are or match."],
  comparison: ["comparison", 0.92, "The question asks how things compare or differ."],
  summary: [
    "collection_summary",
    0.92,
    "The question asks for an overview of documents or of what they say on a topic.",
  ],
  rewording: ["collection_summary", 0.9, "The message asks for a text in another language or in other words."],
  nothing: ["clarification", 0.85, "The message names nothing to search for."],
  question: ["retrieval", 0.9, "The question asks for something the documents may say."],
};

/** Words that a rule sees; the longer the message, the more it may have missed. */
const SEEN = 12;

/** What the API says of a reading. */
export function intentOf(reading: Reading, question: string, isUnclear: boolean, isFollowed: boolean): Intent {
  if (isUnclear)
    return { kind: "clarification", confidence: 0.8, reasoning: "The message may refer to more than one thing." };
  const [kind, most, reasoning] = KINDS[reading.kind];
  const length = surfaceWords(question).length;
  if (reading.kind === "nothing" && isFollowed && length > 0)
    return { kind: "retrieval", confidence: 0.6, reasoning: "The message continues the previous question." };
  const sure =
    reading.kind === "question" ? Math.min(most, 0.56 + length * 0.04) : most - Math.max(0, length - SEEN) * 0.02;
  return { kind, confidence: Math.round(Math.max(0.55, sure) * 100) / 100, reasoning };
}
