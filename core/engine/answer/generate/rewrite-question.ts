import { GeneratorLost, type TextGenerator } from "./text-generator.ts";
import type { AnswerRequest } from "../../engine.ts";
import { REWRITING } from "../../languages/prompt-words.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { asks, hasNoTopic, isAsTyped, pronounOf } from "../understand/follow-up.ts";
import { withoutLibrary } from "../understand/library-words.ts";
import { topicOf } from "../understand/topic.ts";
import { surfaceWords } from "../understand/words.ts";
import { normaliseMarkers } from "../verify/markers.ts";
import { generateWatched, THOUGHT_TOO_LONG, type Patience } from "./watched.ts";
import { trimBoth, trimEnd } from "../../trim.ts";

/** What is looked back at, and how much of an answer. */
const TURNS = 4;
const SAID = 600;
const LONGEST = 400;
const SHORT = 6;

/** A short question that names somebody stands on its own: "When did Tesla die?" */
const NAMES = /(?<=\S\s)\p{Lu}\p{Ll}|\p{N}{2}/u;

/** Whether a question may lean on what was said before. One that does not is better left as it is by small models. */
export function mayFollowUp(question: string, history: AnswerRequest["history"]): boolean {
  if (!history.some(({ role }) => role === "user")) return false;
  if (isAsTyped(question) || hasNoTopic(createTokenizer(), question)) return false;
  if (pronounOf(question)) return true;
  return withoutLibrary(question) === question && surfaceWords(question).length < SHORT && !NAMES.test(question);
}

/** Milliseconds of thinking, which nobody sees and no answer comes of. */
const LONGEST_THOUGHT = 15_000;

/**
 * The question made whole by the model; undefined when what it wrote is no question of that kind, or when it thinks for long:
 * it gets the conversation with the question, too.
 */
export async function rewriteQuestion(
  generator: TextGenerator,
  { question, history }: Pick<AnswerRequest, "question" | "history">,
  patience: Patience,
  signal: AbortSignal,
): Promise<string | undefined> {
  const said = history
    .filter(({ role }) => role !== "system")
    .slice(-TURNS)
    .map(({ role, content }) => `${role === "user" ? "User" : "Assistant"}: ${brief(content)}`);
  const thinking = Math.min(LONGEST_THOUGHT, patience.thinking);
  const written = await generateWatched(
    generator,
    {
      messages: [
        { role: "system", content: REWRITING },
        { role: "user", content: `Conversation:\n${said.join("\n")}\n\nLast question: ${question}` },
      ],
      max_tokens: 96,
      think: false,
      temperature: 0,
      stop: ["\n\n"],
    },
    { onText: () => undefined },
    { ...patience, thinking },
    signal,
  ).catch((error: unknown) => {
    if (error instanceof GeneratorLost && error.told?.code === THOUGHT_TOO_LONG) return null;
    throw error;
  });
  const whole = written?.finish_reason === "stop" ? asQuestion(written.text, question) : undefined;
  return whole !== undefined && keepsTo(whole, question, said) ? whole : undefined;
}

const brief = (content: string): string =>
  normaliseMarkers(content.slice(0, 2 * SAID), 0)
    .replace(/\s+/gu, " ")
    .slice(0, SAID);

/** Small models explain, quote and number: the first line that can be a question is taken, if it keeps to the matter. */
function asQuestion(text: string, question: string): string | undefined {
  const line = text
    .split("\n")
    .map((one) => one.slice(0, 2 * LONGEST).replace(/^\s*(?:(?:rewritten |standalone |last )?question|q)\s*:\s*/iu, ""))
    .map((one) => trimBoth(one, /["“'*\s]/u, /["”'*\s]/u))
    .find((one) => one !== "");
  if (!line || line.length > LONGEST || line.length < 2) return undefined;
  const isStatement = /^(?:i |i'm |sure|here|as an|the (?:question|conversation|rewritten))/iu.test(line);
  if (isStatement && !line.includes("?")) return undefined;
  if (!ASKED.test(question.trim()) || ASKED.test(line)) return line;
  // An answer is no question, whatever mark is put behind it.
  return asks(line) ? `${trimEnd(line, /[.。!]/u)}?` : undefined;
}

const ASKED = /[?？؟]$/u;

/**
 * Whether a rewritten question is about the same: it has most words of the question, but for the pronoun, and most of its
 * own words were said before. Small models also repeat an earlier question, or ask another.
 */
function keepsTo(whole: string, question: string, said: readonly string[]): boolean {
  const tokenizer = createTokenizer();
  const { index, text } = pronounOf(question) ?? { index: 0, text: "" };
  const asked = topicOf(tokenizer, `${question.slice(0, index)} ${question.slice(index + text.length)}`).terms;
  return (
    isMostlyIn(asked, tokenizer.terms(whole)) &&
    isMostlyIn(topicOf(tokenizer, whole).terms, tokenizer.terms([question, ...said].join("\n")))
  );
}

function isMostlyIn(terms: readonly string[], among: readonly string[]): boolean {
  const known = new Set(among);
  return terms.length === 0 || terms.filter((term) => known.has(term)).length * 2 > terms.length;
}
