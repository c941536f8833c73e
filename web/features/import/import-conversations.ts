import { counted } from "#core/http/counted.ts";
import { wrap } from "comlink";
import type { Api } from "../../app/client/client.ts";
import type { ImportedConversation, ReadExport } from "./imported.ts";

/** Messages and characters sent at once; a request holds 8 MB. */
const MOST_MESSAGES = 500;
const MOST_CHARACTERS = 1_500_000;

export interface Imported {
  /** Conversations that were not here before, and those that were. */
  readonly fresh: number;
  readonly known: number;
  /** Messages that were not here before. */
  readonly messages: number;
  readonly left: Readonly<Record<string, number>>;
}

export interface ImportSteps {
  readonly read: (file: File) => Promise<ReadExport>;
  readonly onProgress: (done: number, of: number) => void;
}

/** Takes the conversations of an export in, one after the other. What came in before a failure stays, and is not doubled by another try. */
export async function importConversations(
  api: Pick<Api, "importConversation">,
  file: File,
  { read, onProgress }: ImportSteps,
): Promise<Imported> {
  const { conversations, left } = await read(file);
  let [fresh, messages] = [0, 0];
  for (const [at, conversation] of conversations.entries()) {
    onProgress(at, conversations.length);
    for (const part of partsOf(conversation)) {
      const outcome = await api.importConversation({ body: part });
      if (outcome.is_new) fresh++;
      messages += outcome.added;
    }
  }
  return { fresh, known: conversations.length - fresh, messages, left };
}

/** A long conversation in parts, each with the number of messages before it. */
function partsOf(conversation: ImportedConversation) {
  const parts: (ImportedConversation & { first: number; messages: ImportedConversation["messages"][number][] })[] = [];
  let characters = 0;
  for (const [at, message] of conversation.messages.entries()) {
    const last = parts.at(-1);
    characters += message.message.length;
    if (last && last.messages.length < MOST_MESSAGES && characters <= MOST_CHARACTERS) last.messages.push(message);
    else {
      parts.push({ ...conversation, first: at, messages: [message] });
      characters = message.message.length;
    }
  }
  return parts;
}

/** What came of it, in a sentence or three. */
export function importWords({ fresh, known, messages, left }: Imported): string {
  const reasons = Object.entries(left).map(([reason, count]) => `${count.toLocaleString()} ${reason}`);
  return [
    `${counted(fresh, "conversation")} taken in, with ${counted(messages, "new message")}.`,
    known > 0 ? `${counted(known, "conversation")} ${known === 1 ? "was" : "were"} here already.` : "",
    reasons.length > 0 ? `Not taken: ${reasons.join(", ")}.` : "Nothing was left out.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Reads the file in a worker. */
export async function readInWorker(file: File): Promise<ReadExport> {
  const worker = new Worker(new URL("../../workers/read-export.worker.ts", import.meta.url), { type: "module" });
  try {
    const failed = new Promise<never>((_, reject) => {
      worker.addEventListener("error", () =>
        reject(
          new Error("The file could not be read: this device may be out of memory. Close other tabs, then try again."),
        ),
      );
    });
    const read = wrap<{ read(file: Blob): Promise<ArrayBuffer> }>(worker).read(file);
    return JSON.parse(new TextDecoder().decode(await Promise.race([read, failed]))) as ReadExport;
  } finally {
    worker.terminate();
  }
}
