import type { Generators } from "./answer/generate/generators.ts";
import type { MoreTime } from "./answer/generate/more-time.ts";
import type { Engine } from "./engine.ts";

export interface EnginePort {
  readonly engine: Pick<Engine, "search" | "answer" | "guide">;
}

export interface GeneratorsPort {
  /** Language models, best first; a host that leaves it out has none, and answers are quoted. */
  readonly generators?: Generators;
  /** Gives a model more time to think; a host that leaves it out has none that do. */
  readonly moreTime?: Pick<MoreTime, "give">;
}

export interface EmbedPort {
  /** Embeds texts for programs that ask for that; only the sync server does. */
  readonly embed?: (request: EmbedRequest) => Promise<Embedded>;
}

export interface EmbedRequest {
  readonly texts: readonly string[];
  readonly kind: "passage" | "query";
  /** Id of an installed model; null for the built-in embedder. */
  readonly model: string | null;
}

export interface Embedded {
  /** Row after row of `dimensions` values, each of unit length. */
  readonly vectors: Float32Array;
  readonly dimensions: number;
}
