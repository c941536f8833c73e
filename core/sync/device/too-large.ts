import { envelopePlace } from "../merge/row-places.ts";
import { shortName } from "../merge/row-name.ts";
import { readStates } from "../merge/read-states.ts";
import { envelopeId, type EnvelopeRow } from "../merge/sync-tables.ts";
import type { RowName } from "../merge/procedure.ts";
import type { ClientStoreDeps } from "./client-store.ts";

/**
 * R22. Edited rows that are larger than the server takes at once. They stay edited and are left out of batches, so that they
 * hold up nothing else, until they are edited again or the program is started again: the server may take more by then.
 */
export interface TooLarge {
  add(name: RowName): Promise<void>;
  has(row: EnvelopeRow): boolean;
  /** What they are called, where they are still to be sent; null where nothing names one. */
  names(): Promise<readonly (string | null)[]>;
}

export function createTooLarge(deps: ClientStoreDeps): TooLarge {
  /** Their places among the rows to be sent, by the id of their books: an edit gives a row another one. */
  const places = new Map<string, number>();
  const has = ({ id, seq }: EnvelopeRow) => places.get(id) === seq;
  return {
    has,
    async add([table, id]) {
      const { store, owner } = deps;
      const [envelope] = await store.getMany([envelopePlace(owner, table, id)]);
      if (envelope && envelope.seq > 0) places.set(envelopeId(table, id), envelope.seq);
    },
    async names() {
      if (places.size === 0) return [];
      const { store, owner } = deps;
      const found = await store.getMany([...places.keys()].map((id) => ({ ...envelopePlace(owner, "", ""), id })));
      const left = found.filter((row): row is EnvelopeRow => row !== undefined && has(row));
      const { states } = await readStates(deps, owner, left);
      return states.map(({ state }) => shortName(state.values));
    },
  };
}

/** For a person. */
export function tooLargeWords([first, ...others]: readonly (string | null)[]): string | null {
  if (first === undefined) return null;
  const name = first === null ? "A change" : `“${first}”`;
  return others.length === 0
    ? `${name} is larger than the server takes, so it is on this device only. Make it smaller to sync it.`
    : `${name} and ${others.length} more are larger than the server takes, so they are on this device only. Make them smaller to sync them.`;
}
