import type { Table } from "../../storage/table.ts";
import type { Procedure } from "../merge/procedure.ts";
import { syncDevices, type DeviceRow } from "./server-tables.ts";

const devicesTable = syncDevices as unknown as Table;

/** R37, R38. Makes a device known, or changes what is known of it. */
export interface Register {
  readonly device: string;
  readonly change: Partial<Omit<DeviceRow, "id" | "owner">>;
  readonly isNew: boolean;
}

export const register: Procedure<Register> = {
  name: "register",
  needs: (owner, { device }) => [{ table: devicesTable, owner, id: device }],
  rows: () => [],
  run(ledger, draft, { device, change, isNew }) {
    const place = { table: devicesTable, owner: ledger.owner, id: device };
    const found = draft.current(place) as DeviceRow | undefined;
    if (!found && !isNew) return;
    const fresh = { ack: 0, n: 0, hash: "", reply: "", pending: 0, session: null, revoked_at: null };
    const now = new Date(ledger.options.now()).toISOString();
    const known = found ?? { id: device, owner: ledger.owner, name: "", created_at: now, last_seen: now, ...fresh };
    draft.set(place, { ...known, ...change, ack: Math.max(known.ack, change.ack ?? 0) } as DeviceRow);
    ledger.setHead({});
  },
};
