import { createInProcessService } from "#contract/testing/in-process.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import { pipelineOf } from "#core/engine/ingest-engine.ts";
import type { ProcessRequest } from "#core/engine/engine.ts";
import { PasswordNeeded } from "#core/engine/parsed-document.ts";
import type { RecognisedPage } from "#core/engine/ocr/recognised-page.ts";
import { installedModels, newRow } from "#core/models/local/installed-model.ts";
import { documents, type Document } from "../../document.ts";
import { recognisedPages } from "../recognised-page-table.ts";
import { put } from "#core/storage/store.ts";

export type Recognise = (
  request: ProcessRequest & { readonly recognise: number },
  signal: AbortSignal,
) => Promise<RecognisedPage>;

export const found = (page: number): RecognisedPage => ({
  page,
  turn: 0,
  width: 1,
  height: 1,
  words: [],
  reason: null,
});

/**
 * A service whose files are lists of pages: "text" or "scan", one a line. The engine reads the text at once, and each
 * scan as `recognise` does; what was asked of it is in `asked`, in order.
 */
export async function startScans(recognise: Recognise = ({ recognise: page }) => Promise.resolve(found(page))) {
  const asked: string[] = [];
  const service = createInProcessService({
    engine(deps) {
      const engine = createPlainEngine(deps);
      return {
        ...engine,
        tryPassword: async ({ password }) => (password === PASSWORD ? "right" : "wrong"),
        async process(request, report, signal) {
          const isProtected = request.original_filename.startsWith("protected");
          if (isProtected && request.password !== PASSWORD) throw new PasswordNeeded();
          const { recognise: page, original_filename: name, recognised } = request;
          if (page !== undefined) {
            const { ocr_language: language } = request;
            asked.push(`${name} page ${page}${language === undefined ? "" : ` in ${language}`}`);
            const result = await recognise({ ...request, recognise: page }, signal);
            return { text: "", segments: [], pipeline: "", chunk_count: 0, metadata: {}, recognised: result };
          }
          const lines = new TextDecoder().decode(await deps.blobs.bytes(request.file)).split("\n");
          const scans = lines.flatMap((line, at) => (line === "scan" ? [at + 1] : []));
          const row = await deps.store.get(documents, request.owner, request.document_id);
          const read = [...(row?.ocr_read ?? []), ...(recognised?.pages ?? []).map((each) => each.page)];
          const readable = lines.length - scans.length + read.length;
          asked.push(`${name} with ${read.length} pages recognised`);
          const processed = await engine.process(request, report, signal);
          const scan = { unread: scans.filter((each) => !read.includes(each)), read, languages: ["eng"] };
          const metadata = { ...processed.metadata, ...(isProtected && { protected: true }) };
          return { ...processed, metadata, pipeline, chunk_count: readable, ...(scans.length > 0 && { scan }) };
        },
      };
    },
  });
  const created = await service.fetch("/api/collections/", json("POST", { name: "Scans", description: "Of paper" }));
  const { id: collection_id } = (await created.json()) as { id: string };
  const upload = async (name: string, pages: readonly string[]) => {
    const form = new FormData();
    form.append("collection_id", collection_id);
    form.append("file", new File([pages.join("\n")], name));
    return ((await (await service.fetch("/api/documents/", { method: "POST", body: form })).json()) as Document).id;
  };
  const read = async (id: string) => (await (await service.fetch(`/api/documents/${id}`)).json()) as Document;
  const ocr = async (method: "POST" | "DELETE", id: string) =>
    (await (await service.fetch(`/api/documents/${id}/ocr`, { method })).json()) as Document;
  const readAgain = async (id: string, language: string) =>
    service.fetch(`/api/documents/${id}/ocr`, json("PUT", { language }));
  const installLanguage = (code: string) =>
    service.store.write([put(installedModels, { ...newRow(`ocr-${code}`), status: "installed", active: true })]);
  const pagesLeft = () => service.store.query(recognisedPages, { owner: LOCAL_USER });
  return { ...service, asked, upload, read, ocr, readAgain, installLanguage, pagesLeft };
}

export const PASSWORD = "pass";

// The one of today: else it would be made anew.
const pipeline = pipelineOf(BUILTIN_EMBEDDER_ID);

export const json = (method: string, body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** A recognition that waits on its page until it is let go on or aborted, and a promise of its first call. */
export function heldAt(page: number) {
  const reached = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const recognise: Recognise = async (request, signal) => {
    if (request.recognise === page) {
      reached.resolve();
      const aborted = new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason as Error)),
      );
      await Promise.race([go.promise, aborted]);
    }
    return found(request.recognise);
  };
  return { recognise, reached: reached.promise, go: go.resolve };
}
