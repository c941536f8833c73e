import { z } from "zod";
import type { ServerDeps } from "../find-server.ts";
import { describedServer, findServer } from "../find-server.ts";
import type { ListedModel, ModelServer } from "../generation.ts";
import { Refused } from "../failure.ts";
import { askAbout, askUpstream } from "../upstream.ts";
import { ollama, ollamaHeaders } from "../vendors/ollama.ts";
import { notFound } from "#core/http/errors.ts";

/** The Ollama server that is meant: the one named, or the user's own, or where this host expects it. */
export function modelHost(
  deps: ServerDeps,
  owner: string,
  server_url: string | null | undefined,
): Promise<ModelServer> | ModelServer {
  return server_url
    ? describedServer(deps, owner, "local", { server_url })
    : findServer(deps, owner, { provider: "local" });
}

const Version = z.object({ version: z.string() });

export async function testModelHost(deps: ServerDeps, server: ModelServer, signal: AbortSignal) {
  const startedAt = performance.now();
  const { version } = await askAbout(deps, server, Version, {
    path: "/api/version",
    headers: ollamaHeaders(server),
    signal,
  });
  return {
    reachable: true as const,
    server_url: server.url,
    version,
    milliseconds: Math.round(performance.now() - startedAt),
  };
}

/** By name. */
export async function listHostModels(
  deps: ServerDeps,
  server: ModelServer,
  signal: AbortSignal,
): Promise<ListedModel[]> {
  const models = await ollama.models(deps, server, signal);
  return models.sort((a, b) => a.name.localeCompare(b.name));
}

/** Throws 404 when the host has no such model. */
export async function deleteHostModel(
  deps: ServerDeps,
  server: ModelServer,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const known = await ollama.models(deps, server, signal);
  if (!known.some((model) => isSameModel(model.name, name))) throw notFound("model on this host", name);
  try {
    // The older name of the field goes along for older servers.
    const answer = await askUpstream(deps, server, {
      method: "DELETE",
      path: "/api/delete",
      headers: ollamaHeaders(server),
      body: { model: name, name },
      patience: deps.modelServers.patience.question,
      signal,
    });
    for await (const _ of answer.chunks) continue;
  } catch (error) {
    if (error instanceof Refused && error.upstream === 404) throw notFound("model on this host", name);
    throw error;
  }
}

/** `llama3` is `llama3:latest`. */
export function isSameModel(a: string, b: string): boolean {
  const whole = (name: string) => (/:[^/]*$/.test(name) ? name : `${name}:latest`);
  return whole(a) === whole(b);
}
