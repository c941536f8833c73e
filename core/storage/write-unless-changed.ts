import { PreconditionFailed, type Operation, type Store } from "./store.ts";

/** Writes, or answers false when a precondition does not hold: somebody else was first. */
export async function writeUnlessChanged(store: Pick<Store, "write">, batch: readonly Operation[]): Promise<boolean> {
  try {
    await store.write(batch);
    return true;
  } catch (error) {
    if (error instanceof PreconditionFailed) return false;
    throw error;
  }
}
