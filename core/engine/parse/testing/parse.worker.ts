import { parentPort } from "node:worker_threads";
import type { DocumentType } from "../../formats.ts";
import { DocumentError } from "../../parsed-document.ts";
import { parseDocument } from "../parse.ts";
import { nodeAssets } from "./node-assets.ts";

/** Parses files given by messages; answers what came of each, and "progress" while at work. */
export interface ParseJob {
  readonly bytes: Uint8Array;
  readonly type: DocumentType;
}

export type ParseReply =
  | { readonly kind: "progress" }
  | {
      readonly kind: "done";
      readonly text: string;
      readonly characters: number;
      readonly pages: number;
      readonly milliseconds: number;
      readonly warnings: readonly string[];
    }
  | { readonly kind: "failed"; readonly reason: string; readonly expected: boolean; readonly milliseconds: number };

const port = parentPort;
if (!port) throw new Error("parse.worker runs as a worker thread");
const assets = nodeAssets();

port.on("message", async ({ bytes, type }: ParseJob) => {
  const started = performance.now();
  const reply = (message: ParseReply) => port.postMessage(message);
  try {
    const report = () => reply({ kind: "progress" });
    const parsed = await parseDocument(
      bytes,
      { type, filename: `file.${type}` },
      { assets, report, signal: new AbortController().signal },
    );
    const milliseconds = performance.now() - started;
    reply({
      kind: "done",
      text: parsed.text,
      characters: parsed.text.length,
      pages: parsed.pages.length,
      milliseconds,
      warnings: parsed.warnings,
    });
  } catch (error) {
    const expected = error instanceof DocumentError;
    const reason = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
    const cause = expected && error.cause instanceof Error ? ` [${error.cause.message}]` : "";
    reply({ kind: "failed", reason: reason + cause, expected, milliseconds: performance.now() - started });
  }
});
