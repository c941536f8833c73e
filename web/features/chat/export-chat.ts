import { shownThread } from "#core/chat/thread.ts";
import type { Message } from "./message.ts";
import type { ListedSession as Session } from "#core/chat/chat.ts";
import { ALONE_WORDS, isAlone, talkFacts } from "./alone.ts";
import { ankiCards } from "./anki-cards.ts";
import { exportChat, exportName, printedChat, type Turn } from "./export-answer.ts";
import { withFootnotes } from "./footnotes.ts";

export const CHAT_FORMATS = {
  md: { label: "Markdown", type: "text/markdown" },
  html: { label: "Web page", type: "text/html" },
  json: { label: "JSON", type: "application/json" },
  txt: { label: "Anki cards", type: "text/plain" },
} as const;
export type ChatFormat = keyof typeof CHAT_FORMATS;

/** A chat as a page to print, in black on white and with short sources. */
export const chatToPrint = ({ name }: Pick<Session, "name">, messages: readonly Message[], now: Date): string =>
  printedChat(name, turnsOf(messages), now);

/** A chat as a file, with the sources of each answer. Of versions, the ones that the newest message hangs on. */
export function chatFile(
  { name }: Pick<Session, "name">,
  messages: readonly Message[],
  format: ChatFormat,
  now: Date,
): { readonly name: string; readonly content: Blob } {
  const turns = turnsOf(messages);
  const write = { md: markdownOf, html: exportChat, json: jsonOf, txt: ankiCards }[format];
  const content = new Blob([write(name, turns, now)], { type: CHAT_FORMATS[format].type });
  return { name: exportName(name, format), content };
}

/** Each question with its answer. Chats of other programs have answers in a row, which are one then, and begin with one. */
function turnsOf(messages: readonly Message[]): Turn[] {
  const turns: Turn[] = [];
  for (const { message } of shownThread(messages)) {
    const last = turns.at(-1);
    if (message.role === "user") turns.push({ question: message.content, message: undefined });
    else if (message.role !== "assistant") continue;
    else if (last) turns[turns.length - 1] = { ...last, message: joined(last.message, message) };
    else turns.push({ question: "Greeting", message });
  }
  return turns;
}

const joined = (before: Message | undefined, next: Message): Message =>
  before ? { ...before, content: `${before.content}\n\n${next.content}` } : next;

function markdownOf(name: string, turns: readonly Turn[], now: Date): string {
  const parts = turns.map(({ question, message }, at) => {
    const { passages = [], receipts = [] } = message?.metadata.answer ?? {};
    const answer = message
      ? withFootnotes(message.content, passages, receipts, `${at + 1}-`)
      : "*There is no answer to this question.*";
    const alone = message && isAlone(message) ? `*${ALONE_WORDS}*\n\n` : "";
    return `## ${oneLine(question)}\n\n${alone}${answer.trim()}\n`;
  });
  return [`# ${oneLine(name)}\n`, ...parts, `*Saved from Lectern on ${now.toISOString().slice(0, 10)}*\n`].join("\n");
}

/** A heading of Markdown ends with its line. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

function jsonOf(name: string, turns: readonly Turn[], now: Date): string {
  const saved_at = now.toISOString();
  return `${JSON.stringify({ name, saved_at, turns: turns.map(turnJson) }, null, 2)}\n`;
}

function turnJson({ question, message }: Turn) {
  if (!message) return { question, answer: null };
  const { answer } = message.metadata;
  return {
    question,
    answer: message.content,
    answered_at: message.created_at,
    written_by: answer?.generator.name ?? talkFacts(message).model ?? null,
    from_documents: !isAlone(message),
    // As numbered in the answer: [1] is the first.
    sources: (answer?.passages ?? []).map((passage, at) => ({
      number: at + 1,
      document: passage.document_name,
      page: passage.page,
      heading: passage.heading,
      passage: passage.content,
      quotes: (answer?.receipts ?? [])
        .filter(({ citation, quote }) => citation === at + 1 && quote !== "")
        .map(({ quote, page }) => ({ quote, page: page ?? passage.page })),
    })),
    unsupported: (answer?.receipts ?? [])
      .filter(({ supported }) => !supported)
      .map(({ from, to }) => message.content.slice(from, to)),
  };
}
