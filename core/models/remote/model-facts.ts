import { put, remove, type Store } from "#core/storage/store.ts";
import type { ModelServer } from "./generation.ts";
import { learnedFacts, type LearnedFacts } from "./model-facts-table.ts";

/** What is known of one model of one server, from what the server tells and from what it refused. */
export interface ModelFacts {
  /** Parameters that it refused and that are not sent again. */
  readonly refused: readonly string[];
  /** Parameters by the names it wants instead: `max_tokens` as `max_completion_tokens`. */
  readonly renamed: Readonly<Record<string, string>>;
  /** The highest value it takes, by parameter. */
  readonly highest: Readonly<Record<string, number>>;
  /** Tokens of prompt and answer together, as the server tells; null where it does not. */
  readonly context: number | null;
  /** Tokens above which it refused a prompt; null where it refused none. */
  readonly limit: number | null;
  /** It thinks before it answers; null where that is not known. */
  readonly thinks: boolean | null;
  /** Its thoughts come as text that only ends with a tag, and begins with none. */
  readonly begins_thinking: boolean;
  /** The server counts tokens by the model's own tokenizer. */
  readonly has_tokenizer: boolean;
  /** It can call functions, as the server tells. */
  readonly calls_tools: boolean;
  /** The server was asked what it knows of the model. */
  readonly was_described: boolean;
}

type Asked = Pick<ModelServer, "owner" | "provider" | "url">;

/** Remembers facts about the models that a user asks, also after the host was started again. */
export interface KnownModels {
  /** Reads what was learned for this user before; to be awaited before the first question. */
  recall(owner: string): Promise<void>;
  of(server: Asked, model: string): ModelFacts;
  learn(server: Asked, model: string, facts: Partial<ModelFacts>): Promise<void>;
}

export interface KnownModelsDeps {
  readonly store: Pick<Store, "query" | "write">;
  /** Gets failures of the store: what cannot be remembered is learned again. */
  readonly report: (error: unknown) => void;
  readonly now?: () => number;
}

const NOTHING: ModelFacts = {
  refused: [],
  renamed: {},
  highest: {},
  context: null,
  limit: null,
  thinks: null,
  begins_thinking: false,
  has_tokenizer: false,
  calls_tools: false,
  was_described: false,
};

/** Models held in memory; the one learned first is read from the store again when it is wanted. */
const MOST = 500;
/** Milliseconds: a server may be updated, so that what it refused is tried again after 30 days. */
const LONGEST = 30 * 86_400_000;

export function createKnownModels({ store, report, now = Date.now }: KnownModelsDeps): KnownModels {
  const known = new Map<string, ModelFacts>();
  const recalled = new Map<string, Promise<void>>();
  const of = (server: Asked, model: string): ModelFacts =>
    known.get(keyOf(server.owner, rowId(server, model))) ?? NOTHING;

  async function read(owner: string): Promise<void> {
    const rows = await store.query(learnedFacts, { owner });
    const old = rows.filter(({ learned_at }) => Date.parse(learned_at) < now() - LONGEST);
    if (old.length > 0) await store.write(old.map(({ id }) => remove(learnedFacts, owner, id)));
    for (const row of rows) if (!old.includes(row)) takeIn(row);
  }

  function takeIn({ id, owner, learned_at: _, ...facts }: LearnedFacts): void {
    const key = keyOf(owner, id);
    if (!known.has(key)) hold(owner, key, { ...NOTHING, ...facts });
  }

  function hold(owner: string, key: string, facts: ModelFacts): void {
    known.set(key, facts);
    const [oldest] = known.keys();
    if (known.size <= MOST || oldest === undefined) return;
    known.delete(oldest);
    for (const other of recalled.keys()) if (other !== owner && oldest.startsWith(`${other} `)) recalled.delete(other);
  }

  return {
    of,
    recall(owner) {
      const reading =
        recalled.get(owner) ??
        read(owner).catch((error: unknown) => {
          recalled.delete(owner);
          report(error);
        });
      recalled.set(owner, reading);
      return reading;
    },
    async learn(server, model, learned) {
      const id = rowId(server, model);
      const before = of(server, model);
      const facts = { ...before, ...learned };
      hold(server.owner, keyOf(server.owner, id), facts);
      const row = { id, owner: server.owner, ...lasting(facts) };
      if (JSON.stringify(lasting(before)) === JSON.stringify(lasting(facts))) return;
      const learned_at = new Date(now()).toISOString();
      await store.write([put(learnedFacts, { ...row, learned_at })]).catch(report);
    },
  };
}

const rowId = ({ provider, url }: Asked, model: string): string => `${provider} ${url} ${model}`;
const keyOf = (owner: string, id: string): string => `${owner} ${id}`;

/** What a server tells by itself it is asked again after a start. */
function lasting({ refused, renamed, highest, context, limit, thinks, begins_thinking }: ModelFacts) {
  return { refused: [...refused], renamed, highest, context, limit, thinks, begins_thinking };
}
