import type { PromptMessage, TextGenerator } from "./text-generator.ts";
import type { AnswerRequest, Passage, SpeaksAs } from "../../engine.ts";
import { ADDRESSED, RULES } from "../../languages/prompt-words.ts";
import { withoutAddressed } from "../verify/addressed.ts";
import { normaliseMarkers } from "../verify/markers.ts";
import { trimEnd } from "../../trim.ts";

export interface PromptRequest {
  readonly question: string;
  readonly history: AnswerRequest["history"];
  readonly persona: SpeaksAs | null;
  /** The most wanted first. */
  readonly passages: readonly Passage[];
  /** Passages with tables as a model is shown them, by chunk id. */
  readonly shown?: Readonly<Record<string, string>>;
  /** Tokens kept free for the answer. */
  readonly answerTokens: number;
  /** Without passages and the rules about them. */
  readonly isAlone?: boolean;
}

export interface Prompt {
  /** None where the message alone is too long for the model. */
  readonly messages: readonly PromptMessage[];
  /** Those that found room, in the order of their numbers. */
  readonly passages: readonly Passage[];
}

/** Tokens of a message beyond its words, as the usual chat templates add them; and for what a count may be off. */
const PER_MESSAGE = 8;
const SPARE = 24;
const SHARE_OF_HISTORY = 0.25;
const SHARE_OF_PERSONA = 0.3;
/** Characters below which what is left of a passage says too little. */
const LEAST_PASSAGE = 200;

/**
 * The prompt that fits the model: rules, what was said before, the numbered passages, the question. Passages are taken
 * by how much they are wanted and numbered by document and place, so that neighbours read as one text.
 */
export async function buildPrompt(
  generator: Pick<TextGenerator, "contextTokens" | "countTokens">,
  request: PromptRequest,
): Promise<Prompt> {
  const count = async (text: string) => (await generator.countTokens(text)) + PER_MESSAGE;
  const all = generator.contextTokens - request.answerTokens - SPARE;
  const persona = await personaText(generator, request.persona, all * SHARE_OF_PERSONA);
  if (request.isAlone) return alonePrompt(count, request, persona, all);
  // The rules come last, so that they have the last word.
  const system = persona === "" ? RULES : `${persona}\n\n${RULES}`;
  let left = all - (await count(system)) - (await count(asked(request.question, "")));
  const history = await fittingHistory(count, request.history, Math.min(left * 0.5, all * SHARE_OF_HISTORY));
  left -= history.tokens;
  const passages = await fittingPassages(generator, request, left);
  // Of one that was cut, the words that are left.
  const texts = passages.map((passage, index) =>
    passageText(passage, index, request.passages.includes(passage) ? request.shown : {}),
  );
  const user = asked(request.question, texts.join("\n"));
  return {
    messages: [{ role: "system", content: system }, ...history.messages, { role: "user", content: user }],
    passages,
  };
}

/** The persona, as much of what was said before as there is room for, and the message as it was written. */
async function alonePrompt(
  count: (text: string) => Promise<number>,
  { question, history }: PromptRequest,
  persona: string,
  room: number,
): Promise<Prompt> {
  const left = room - (persona === "" ? 0 : await count(persona)) - (await count(question));
  if (left < 0) return { messages: [], passages: [] };
  const said = await fittingHistory(count, history, left);
  const system: readonly PromptMessage[] = persona === "" ? [] : [{ role: "system", content: persona }];
  return { messages: [...system, ...said.messages, { role: "user", content: question }], passages: [] };
}

function asked(question: string, passages: string): string {
  return passages === "" ? `Question: ${question}` : `Passages:\n${passages}\n\nQuestion: ${question}`;
}

/** Tags of our own inside a document would let its text pose as ours. */
export function passageText(passage: Passage, index: number, shown: PromptRequest["shown"] = {}): string {
  const place = [passage.document_name, passage.page === null ? "" : `page ${passage.page}`, passage.heading ?? ""];
  const source = harmless(place.filter(Boolean).join(", ")).replace(/["\n]/g, " ");
  const given = withoutAddressed(shown[passage.chunk_id] ?? passage.content, () => ADDRESSED);
  return `<passage number="${index + 1}" source="${source}">\n${harmless(given)}\n</passage>`;
}

const harmless = (text: string): string => text.replace(/<(?=\/?\s*passage\b|\|)/giu, "‹");

/** Empty without one. A persona too long for the model is cut. */
async function personaText(
  { countTokens }: Pick<TextGenerator, "countTokens">,
  persona: SpeaksAs | null,
  most: number,
): Promise<string> {
  const words = persona?.system_prompt.trim() ?? "";
  if (words === "") return "";
  const tokens = await countTokens(words);
  return tokens <= most ? words : words.slice(0, Math.floor((words.length * most) / tokens));
}

async function fittingHistory(
  count: (text: string) => Promise<number>,
  history: AnswerRequest["history"],
  most: number,
): Promise<{ readonly messages: PromptMessage[]; readonly tokens: number }> {
  const messages: PromptMessage[] = [];
  let tokens = 0;
  for (const { role, content } of history.toReversed()) {
    if (role === "system") continue;
    const said = normaliseMarkers(content, 0);
    const size = await count(said);
    if (tokens + size > most) {
      // The rest of a message that was longer than a question may be: as much of it as there is room for.
      const room = Math.floor((said.length * (most - tokens)) / size) - 1;
      if (role === "user" && messages.length === 0 && room > LEAST_PASSAGE)
        messages.unshift({ role, content: said.slice(0, Math.floor(room * 0.9)).toWellFormed() });
      break;
    }
    tokens += size;
    messages.unshift({ role, content: said });
  }
  // An answer whose question found no room would begin the talk.
  while (messages[0]?.role === "assistant") messages.shift();
  return { messages, tokens };
}

async function fittingPassages(
  { countTokens }: Pick<TextGenerator, "countTokens">,
  { passages: wanted, shown }: Pick<PromptRequest, "passages" | "shown">,
  most: number,
): Promise<readonly Passage[]> {
  const taken: Passage[] = [];
  let tokens = 0;
  for (const passage of wanted) {
    const size = (await countTokens(passageText(passage, 98, shown))) + 1;
    if (tokens + size <= most) {
      tokens += size;
      taken.push(passage);
    } else if (taken.length === 0) {
      const part = beginningOf(passage, Math.floor((passage.content.length * (most - PER_MESSAGE * 4)) / size));
      if (part) taken.push(part);
      break;
    } else if (most - tokens < FULL) break;
  }
  return inReadingOrder(taken);
}

/** Tokens left below which no further passage is tried. */
const FULL = 60;

function beginningOf(passage: Passage, characters: number): Passage | null {
  if (characters < LEAST_PASSAGE) return null;
  const content = trimEnd(passage.content.slice(0, characters), /\p{L}/u);
  return { ...passage, content, end: passage.start + content.length };
}

/** Documents in the order in which they were first wanted. */
function inReadingOrder(passages: readonly Passage[]): readonly Passage[] {
  const documents = [...new Set(passages.map(({ document_id }) => document_id))];
  return passages.toSorted(
    (a, b) => documents.indexOf(a.document_id) - documents.indexOf(b.document_id) || a.start - b.start,
  );
}
