import type { ServerDeps } from "#core/models/remote/find-server.ts";
import type { Generators } from "#core/engine/answer/generate/generators.ts";
import { createGeneratorLadder } from "#core/models/ladder/ladder.ts";
import type { Claims } from "#core/work/claims.ts";
import { noteCrashes } from "#core/models/local/generation/open-generator.ts";
import { createWorkerRunner } from "#core/models/local/generation/worker-runner.ts";
import { GENERATOR_MODELS } from "#core/models/local/catalogue.ts";
import type { Machine } from "#core/models/local/machine.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { startGenerateThread } from "../workers/generate-thread.ts";

export interface NodeGeneratorsDeps extends ServerDeps {
  readonly storage: StoragePlaces;
  readonly claims: Claims;
  readonly machine: Machine;
  readonly report: (error: unknown) => void;
}

export interface NodeGenerators extends Generators {
  /** Ends the thread of a model that runs. */
  close(): void;
}

/** The server's ladder: models in a thread of their own, then the provider that a user has chosen. */
export async function createNodeGenerators(deps: NodeGeneratorsDeps): Promise<NodeGenerators> {
  const { store, storage, claims } = deps;
  await noteCrashes({ store, claims });
  const entry = new URL("../workers/generate.worker.ts", import.meta.url);
  const runner = createWorkerRunner({
    store,
    claims,
    now: () => Date.now(),
    models: GENERATOR_MODELS,
    spawn: () => startGenerateThread({ entry, storage }),
  });
  return { ...createGeneratorLadder({ ...deps, runner, where: "on your server" }), close: () => runner.close() };
}
