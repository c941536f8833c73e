import { z } from "zod";
import { put, type Store } from "#core/storage/store.ts";
import { table } from "#core/storage/table.ts";
import type { GenerationResult, TextGenerator } from "#core/engine/answer/generate/text-generator.ts";

const SeenSpeedRow = z.object({
  id: z.string(),
  owner: z.string(),
  /** Null for a model that is installed on this machine. */
  server_id: z.string().nullable(),
  model: z.string(),
  words_per_second: z.number(),
});
export type SeenSpeed = z.infer<typeof SeenSpeedRow>;

/** Not synced: how quickly each model has written as this host saw it. */
export const seenSpeeds = table<SeenSpeed>({ name: "seen_speeds", schema: SeenSpeedRow, indexes: [], syncs: false });

/** Words: of fewer, the time says little. */
const FEWEST_WORDS = 8;
/** Share of the newest answer in the figure, so that one slow moment does not decide it. */
const NEWEST = 0.5;

interface SpeedDeps {
  readonly store: Pick<Store, "get" | "query" | "write">;
  readonly report: (error: unknown) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

export const speedsOf = ({ store }: Pick<SpeedDeps, "store">, owner: string): Promise<SeenSpeed[]> =>
  store.query(seenSpeeds, { owner });

/** The same model; how quickly it writes, from the request to its last word as a person waits for it, is kept. */
export function withSpeedKept(deps: SpeedDeps, owner: string, generator: TextGenerator): TextGenerator {
  const now = deps.now ?? (() => performance.now());
  const generate: TextGenerator["generate"] = async (...request) => {
    const started = now();
    const result = await generator.generate(...request);
    await keepSpeed(deps, owner, generator, wordsPerSecond(result, now() - started));
    return result;
  };
  // What others have are getters, whose values change.
  return Object.create(generator, { generate: { value: generate, enumerable: true } }) as TextGenerator;
}

function wordsPerSecond({ text }: GenerationResult, milliseconds: number): number | null {
  const words = text.split(/\s+/).length;
  return words < FEWEST_WORDS ? null : (words * 1000) / Math.max(1, milliseconds);
}

async function keepSpeed(
  { store, report }: SpeedDeps,
  owner: string,
  { id: generator, server_id = null, model = generator }: TextGenerator,
  seen: number | null,
): Promise<void> {
  if (seen === null) return;
  const id = JSON.stringify([server_id, model]);
  try {
    const before = await store.get(seenSpeeds, owner, id);
    const speed = before ? before.words_per_second * (1 - NEWEST) + seen * NEWEST : seen;
    await store.write([
      put(seenSpeeds, { id, owner, server_id, model, words_per_second: Math.round(speed * 10) / 10 }),
    ]);
  } catch (error) {
    // The answer is written; that its speed is not kept must not lose it.
    report(error);
  }
}
