import type { Procedure } from "../merge/procedure.ts";
import { syncDevices, type DeviceRow } from "./server-tables.ts";

/** R37, R38. Makes a device known, or changes what is known of it. */
export interface Register {
  readonly device: string;
  readonly change: Partial<Omit<DeviceRow, "id" | "owner">>;
  readonly isNew: boolean;
}

export const register: Procedure<Register> = {
  name: "register",
  needs: (owner, { device }) => [{ table: syncDevices, owner, id: device }],
  rows: () => [],
  run(ledger, draft, { device, change, isNew }) {
    const place = { table: syncDevices, owner: ledger.owner, id: device };
    const found = draft.current(place);
    if (!found && !isNew) return;
    const fresh = { ack: 0, n: 0, hash: "", reply: "", pending: 0, session: null, revoked_at: null };
    const now = new Date(ledger.options.now()).toISOString();
    const known = found ?? { id: device, owner: ledger.owner, name: "", created_at: now, last_seen: now, ...fresh };
    draft.set(place, { ...known, ...change, ack: Math.max(known.ack, change.ack ?? 0) });
    ledger.setHead({});
  },
};
