import { openZip, type ZipEntry } from "#core/storage/zip/open-zip.ts";
import { ZipProblem } from "#core/storage/zip/zip-problem.ts";
import type { ReadExport } from "./imported.ts";
import { readChatGpt } from "./read-chatgpt.ts";
import { readClaude } from "./read-claude.ts";

/** In newer exports of many conversations there are several: `conversations-000.json` and so on. */
const CONVERSATIONS = /(?:^|\/)conversations(?:-\d+)?\.json$/;
const NONE =
  "There are no conversations of ChatGPT or Claude in it. Choose the zip file of the export, or its conversations.json.";
const DAMAGED = "The zip file is damaged. Download the export once more.";

/** Files in the archive, and bytes of their list: exports also hold every picture of the conversations. */
const LIMITS = { entries: 100_000, list: 64_000_000, tolerant: true };

/** The conversations of an export: its zip file or the `conversations.json` in it. Throws where it is neither. */
export async function readExport(file: Blob): Promise<ReadExport> {
  const start = await bytesOf(file, 0, 2);
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  const texts = isZip ? await conversationFiles(file) : [await file.text()];
  if (texts.length === 0) throw new Error(NONE);
  const parts = texts.map(readText);
  const left = new Map<string, number>();
  for (const part of parts)
    for (const [reason, count] of Object.entries(part.left)) left.set(reason, (left.get(reason) ?? 0) + count);
  return { conversations: parts.flatMap(({ conversations }) => conversations), left: Object.fromEntries(left) };
}

function readText(text: string): ReadExport {
  const value = parsed(text);
  if (!Array.isArray(value)) throw new Error(NONE);
  const has = (field: string) => value.some((one) => typeof one === "object" && one !== null && field in one);
  if (has("mapping")) return readChatGpt(value);
  if (has("chat_messages")) return readClaude(value);
  if (value.length === 0) return { conversations: [], left: {} };
  throw new Error(NONE);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("The file is damaged: it is not valid JSON. Download the export once more.");
  }
}

async function conversationFiles(file: Blob): Promise<readonly string[]> {
  const source = {
    size: file.size,
    read: (from: number, to: number) => bytesOf(file, from, to),
    stream: (from: number, to: number) => file.slice(from, to).stream(),
  };
  try {
    const entries = (await openZip(source, LIMITS)).filter(({ path }) => CONVERSATIONS.test(path));
    const texts: string[] = [];
    for (const entry of entries.toSorted((one, other) => one.path.localeCompare(other.path)))
      texts.push(await textOf(entry));
    return texts;
  } catch (error) {
    throw error instanceof ZipProblem ? new Error(DAMAGED, { cause: error }) : error;
  }
}

async function textOf(entry: ZipEntry): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of entry.read()) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

const bytesOf = async (file: Blob, from: number, to: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());
