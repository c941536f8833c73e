import type { Procedure, RowName } from "../merge/procedure.ts";
import { SyncRefused } from "../protocol/refused.ts";

/** R44. On the server: marks an account as encrypted; from this write on nothing readable is stored for it. */
export const sealAccount: Procedure<{ readonly keyId: string; readonly generation: number }> = {
  name: "seal",
  rows: () => [],
  run(ledger, _, { keyId, generation }) {
    if (ledger.options.role !== "server") throw new Error("Only a server marks accounts as encrypted.");
    ledger.setHead({ sealed: keyId, ...(generation > 1 && { sealed_with: generation }) });
  },
};

/** R44. Rows from before an account was encrypted go without a trace; its devices have them. */
export const emptyReadable: Procedure<{ readonly names: readonly RowName[] }> = {
  name: "empty",
  rows: ({ names }) => names,
  run(ledger, _, { names }) {
    if (ledger.head().sealed === undefined) throw new SyncRefused("fenced");
    for (const [table, id] of names) ledger.forget(table, id);
  },
};

/** What the store's extension carries out beside the procedures of sync, by name. */
export const encryptionProcedures = new Map<string, Procedure<never>>(
  [sealAccount, emptyReadable].map((procedure) => [procedure.name, procedure]),
);
