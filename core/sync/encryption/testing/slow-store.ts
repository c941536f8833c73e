import type { Store } from "../../../storage/store.ts";

/** Resolves once everything else that is ready has had its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A store whose answers take turns of the event loop, as those of a browser's database do. */
export function createSlowStore(store: Store): Store {
  const late =
    <Given extends readonly unknown[], Result>(method: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      await nextTurn();
      const result = await method(...given);
      await nextTurn();
      return result;
    };
  return {
    ...store,
    get: late(store.get) as Store["get"],
    getMany: late(store.getMany) as Store["getMany"],
    query: late(store.query) as Store["query"],
    count: late(store.count) as Store["count"],
    write: late(store.write),
  };
}
