import type { Intent } from "../../intent.ts";
import { partsOfMessage } from "../../long-question.ts";
import { EMPTY_WORDS, GREETING, PHRASES, type Phrase } from "./intent-phrases.ts";
import { isCalled } from "./asked-of-document.ts";
import { surfaceWords, type SurfaceWord } from "./words.ts";
import { trimBoth } from "../../trim.ts";

export interface IntentContext {
  /** What was said before, oldest first. */
  readonly history: readonly { readonly role: string; readonly content: string }[];
  /** The documents in scope, where they are known. */
  readonly documents?: readonly { readonly name: string; readonly title: string | null }[];
}

/**
 * What a message asks for, by the phrases people use in English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Russian, Chinese, Japanese, Korean, Arabic and Hindi. Rules, no model: the confidence is that of the rule, lower
 * where the question says more than the rule looks at.
 */
export function classifyIntent(question: string, context: IntentContext): Intent {
  const text = normalised(partsOfMessage(question).question);
  const words = surfaceWords(text);
  if (words.length === 0) return unclear("The message has no words to search for.", 0.95);

  const greeting = PHRASES.find((phrase) => phrase.kind === "chat" && matches(phrase, text));
  if (greeting) return intentOf(greeting, words);

  const asked = withoutGreeting(text);
  const own = asked === text ? words : surfaceWords(asked);
  const phrase = PHRASES.find((candidate) => candidate.kind !== "chat" && matches(candidate, asked));
  if (phrase) return intentOf(phrase, own);

  if (wantsOverview(asked, context))
    return {
      kind: "collection_summary",
      confidence: 0.9,
      reasoning: "The question asks what a document of that name is about.",
    };
  return retrievalOrQuestionBack(own, context);
}

const WHAT_ABOUT =
  /^(?:so )?what(?:'s| is| are| was) (.{2,90}?)(?: all| mainly| mostly| basically| really)? about$|^what (?:does|do) (.{2,90}?) (?:cover|deal with|discuss|talk about)$/u;

const MAIN_POINTS =
  /^(?:(?:please |can you |could you )?(?:give|tell|show) (?:me|us) |what(?: are|'s| is) )?the (?:main|key|central|major|principal|most important) (?:points?|topics?|themes?|ideas?|findings?|takeaways?|messages?|conclusions?) (?:of|in|from) (.{2,90})$/u;

function wantsOverview(text: string, { documents = [] }: IntentContext): boolean {
  const found = WHAT_ABOUT.exec(text) ?? MAIN_POINTS.exec(text);
  const said = found?.[1] ?? found?.[2];
  return said !== undefined && documents.some((document) => isCalled(document, said));
}

function normalised(question: string): string {
  const plain = question.normalize("NFKC").toLowerCase().replace(/[‘’ʼ]/gu, "'").replace(/\s+/gu, " ");
  return trimBoth(plain, /[\s¿¡"“”«».,!?…:;-]/u, /[\s"“”«».,!?？！。…؟।:;-]/u);
}

function withoutGreeting(text: string): string {
  return text.replace(new RegExp(`^(?:${GREETING})(?: there| all| everyone)?\\s*[,!.:;，！。-]+\\s*`, "u"), "") || text;
}

function matches(phrase: Phrase, text: string): boolean {
  return phrase.patterns.some((pattern) => pattern.test(text));
}

/** A rule sees a few words; the longer the message, the more it may have missed. */
function intentOf(phrase: Phrase, words: readonly SurfaceWord[]): Intent {
  const excess = Math.max(0, words.length - 12);
  const confidence = Math.max(0.55, phrase.confidence - excess * 0.02);
  return { kind: phrase.kind, confidence: round(confidence), reasoning: phrase.reasoning };
}

function retrievalOrQuestionBack(words: readonly SurfaceWord[], { history }: IntentContext): Intent {
  const content = words.filter((word) => !EMPTY_WORDS.has(word.text));
  const followsUp = history.some((message) => message.role === "user");
  if (content.length === 0 && !followsUp) {
    return unclear("The message refers to something that was not said before, and names nothing to search for.", 0.85);
  }
  if (content.length === 0) {
    return { kind: "retrieval", confidence: 0.6, reasoning: "The message continues the previous question." };
  }
  const confidence = content.length === 1 ? 0.6 : Math.min(0.9, 0.7 + content.length * 0.04);
  return {
    kind: "retrieval",
    confidence: round(confidence),
    reasoning: "The question asks for something the documents may say.",
  };
}

function unclear(reasoning: string, confidence: number): Intent {
  return { kind: "clarification", confidence, reasoning };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
