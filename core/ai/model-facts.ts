import type { ModelServer } from "./generation.ts";

/** What is known of one model of one server, from what the server tells and from what it refused. */
export interface ModelFacts {
  /** Parameters that it refused and that are not sent again. */
  readonly refused: readonly string[];
  /** Parameters by the names it wants instead: `max_tokens` as `max_completion_tokens`. */
  readonly renamed: Readonly<Record<string, string>>;
  /** The highest value it takes, by parameter. */
  readonly highest: Readonly<Record<string, number>>;
  /** Tokens of prompt and answer together; null where nobody said. */
  readonly context: number | null;
  /** It thinks before it answers; null where that is not known. */
  readonly thinks: boolean | null;
  /** Its thoughts come as text that only ends with a tag, and begins with none. */
  readonly begins_thinking: boolean;
  /** The server counts tokens by the model's own tokenizer. */
  readonly has_tokenizer: boolean;
  /** The server was asked what it knows of the model. */
  readonly was_described: boolean;
}

/** Remembers facts about models for as long as the host runs. */
export interface KnownModels {
  of(server: ModelServer, model: string): ModelFacts;
  learn(server: ModelServer, model: string, facts: Partial<ModelFacts>): void;
}

const NOTHING: ModelFacts = {
  refused: [],
  renamed: {},
  highest: {},
  context: null,
  thinks: null,
  begins_thinking: false,
  has_tokenizer: false,
  was_described: false,
};

/** Models remembered; the one learned first is forgotten first. */
const MOST = 500;

export function createKnownModels(): KnownModels {
  const known = new Map<string, ModelFacts>();
  const keyOf = ({ url }: ModelServer, model: string) => `${url} ${model}`;
  const of = (server: ModelServer, model: string): ModelFacts => known.get(keyOf(server, model)) ?? NOTHING;
  return {
    of,
    learn(server, model, facts) {
      known.set(keyOf(server, model), { ...of(server, model), ...facts });
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
  };
}
