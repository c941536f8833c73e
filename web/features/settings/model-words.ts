import type { Document, Model } from "../../app/types.ts";
import { formatBytes } from "../documents/file-kinds.ts";

/** `metadata.embedding_model` of documents that the built-in embedder has read. */
const BUILT_IN = /^built-?in/;

/** What a model is, in one line: "English · 24 MB · MIT". */
export function factsOf(model: Model): string {
  if (model.status === "built-in") return "Every language, by its words · nothing to download";
  const size = model.status === "installed" ? formatBytes(model.bytes) : `about ${formatBytes(model.bytes)}`;
  return [capital(model.languages), size, `licence ${model.licence}`].join(" · ");
}

/** "12 MB of 24 MB" */
export function receivedOf({ received, bytes }: Pick<Model, "received" | "bytes">): string {
  return `${formatBytes(Math.min(received, bytes))} of ${formatBytes(bytes)}`;
}

/** Documents whose passages the model in use has not read yet. */
export function notYetRead(documents: readonly Document[], models: readonly Model[]): number {
  const active = models.find((model) => model.active);
  if (!active) return 0;
  return documents.filter(({ status, metadata }) => {
    const made = metadata["embedding_model"];
    if (status !== "completed" || typeof made !== "string") return false;
    return active.status === "built-in" ? !BUILT_IN.test(made) : made !== active.id;
  }).length;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
