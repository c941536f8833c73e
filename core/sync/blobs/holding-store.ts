import { put, type Store } from "../../storage/store.ts";
import { blobHolders } from "./blob-tables.ts";
import { namedInWrite } from "./named-blobs.ts";

/** R27. A server's store, which notes with each write of its own whose blobs it makes rows name. */
export function createHoldingStore(store: Store): Store {
  return {
    ...store,
    write: (batch) =>
      store.write([
        ...batch,
        ...batch.flatMap((operation) => {
          const owner = operation.kind === "put" ? operation.row.owner : operation.owner;
          return namedInWrite(operation).map((id) => put(blobHolders, { id, owner }));
        }),
      ]),
  };
}
