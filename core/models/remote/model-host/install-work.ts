import { z } from "zod";
import type { ServerDeps } from "../find-server.ts";
import type { ModelServer } from "../generation.ts";
import { readJsonLines } from "../read-events.ts";
import { askUpstream, notUnderstood } from "../upstream.ts";
import { scrub } from "../upstream-error.ts";
import { ollama, ollamaHeaders } from "../vendors/ollama.ts";
import { badRequest } from "#core/http/errors.ts";
import type { JobHandler } from "#core/work/job-runner.ts";
import { InstallPayload } from "./install-payload.ts";
import { deleteHostModel, isSameModel, modelHost } from "./model-host.ts";

/**
 * Has Ollama pull a model (https://github.com/ollama/ollama/blob/main/docs/api.md). Cancelling closes the connection,
 * upon which Ollama stops; what it has received stays there, so that the next attempt goes on from it.
 */
export function createModelInstall(deps: ServerDeps): JobHandler {
  return {
    resumable: true,
    async run({ owner, payload }, { signal, progress, log }) {
      const { name, server_url, force_reinstall } = InstallPayload.parse(payload);
      const server = await modelHost(deps, owner, server_url);
      const isThere = (await ollama.models(deps, server, signal)).some((model) => isSameModel(model.name, name));
      const result = { name, server_url: server.url };
      if (isThere && !force_reinstall) return { ...result, already_installed: true };
      if (isThere) {
        await log("info", `Deleting ${name} to install it anew.`);
        await deleteHostModel(deps, server, name, signal);
      }
      const bytes = await pull(deps, server, { name, signal, progress });
      return { ...result, already_installed: false, bytes };
    },
  };
}

const Line = z.object({
  status: z.string().optional(),
  error: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
});

interface Pull {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly progress: (percent: number, message?: string) => Promise<void>;
}

/** Answers the size of what was pulled. */
async function pull(deps: ServerDeps, server: ModelServer, { name, signal, progress }: Pull): Promise<number> {
  const { firstByte } = deps.modelServers.patience;
  const { chunks } = await askUpstream(deps, server, {
    method: "POST",
    path: "/api/pull",
    headers: ollamaHeaders(server),
    body: { model: name, name, stream: true },
    patience: firstByte,
    signal,
  });
  const layers = new Map<string, { readonly total: number; readonly completed: number }>();
  let shown = "";
  for await (const line of readJsonLines(server, chunks)) {
    const read = Line.safeParse(line);
    if (!read.success) throw notUnderstood(server);
    const { status, error, digest, total, completed = 0 } = read.data;
    if (error !== undefined) throw badRequest(`${server.label} could not install ${name}: ${scrub(error, server.key)}`);
    if (digest !== undefined && total !== undefined) layers.set(digest, { total, completed });
    if (status === "success") return sum(layers, "total");
    const percent = percentOf(layers);
    const message =
      digest === undefined
        ? (status ?? "Working")
        : `Downloading: ${percent} % of ${megabytes(sum(layers, "total"))} MB`;
    // Every line would be a write; a person sees whole percents.
    if (message !== shown) await progress(percent, message);
    shown = message;
  }
  throw badRequest(`${server.label} broke off before ${name} was installed. Try again; it goes on from where it was.`);
}

type Layers = ReadonlyMap<string, { readonly total: number; readonly completed: number }>;

const sum = (layers: Layers, field: "total" | "completed"): number =>
  [...layers.values()].reduce((all, layer) => all + layer[field], 0);

function percentOf(layers: Layers): number {
  const total = sum(layers, "total");
  return total > 0 ? Math.min(99, Math.floor((100 * sum(layers, "completed")) / total)) : 0;
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);
