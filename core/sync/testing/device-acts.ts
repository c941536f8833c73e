import { change, put, remove } from "../../storage/store.ts";
import type { StoredRow, Table } from "../../storage/table.ts";
import { undelete } from "../device/housekeeping.ts";
import { operation } from "../merge/procedure.ts";
import { syncRows, type EnvelopeRow } from "../merge/sync-tables.ts";
import type { Meanwhile } from "./faults.ts";
import { sync } from "./device-cycles.ts";
import { createDeviceLives, tableIn } from "./device-lives.ts";
import { OWNER, type Simulation, type Slot } from "./simulation-state.ts";
import { DRIFT, type Step } from "./steps.ts";
import { labels, note, notes } from "./sync-world.ts";

/** What people do on their devices. */
export function createDeviceActs(simulation: Simulation, meanwhile: Omit<Meanwhile, "edit" | "another">) {
  const { slots, history } = simulation;
  let values = 0;
  let ids = 0;
  const lives = createDeviceLives(simulation, { ...meanwhile, edit: editFirst, another });

  async function make(slot: Slot, name: "notes" | "labels"): Promise<void> {
    const table = tableIn(slot, name);
    if (!table) return;
    const id = `${name.charAt(0)}${ids++}`;
    const row = table.schema.parse(note(OWNER, id, { a: ++values, b: ++values }));
    await slot.device.store.write([put(table, row)]);
    for (const [field, value] of Object.entries(row))
      if (typeof value === "number") history.wrote(slots.indexOf(slot), `${name}/${id}`, field, value, undefined);
  }

  async function edit(slot: Slot, table: Table, row: StoredRow, field: "a" | "b"): Promise<void> {
    const known = field in row ? field : "a";
    const before = row[known];
    const value = ++values;
    await slot.device.store.write([change(table, OWNER, row.id, { [known]: value })]);
    history.wrote(
      slots.indexOf(slot),
      `${table.name}/${row.id}`,
      known,
      value,
      typeof before === "number" ? before : undefined,
    );
  }

  async function editFirst(slot: Slot): Promise<void> {
    const [first] = await rowsIn(slot);
    if (first) await edit(slot, first.table, first.row, "a");
  }

  /** Somebody else deletes, sends it, and the server forgets it, all between two requests. */
  async function another(slot: Slot): Promise<void> {
    const other = slots.find((each) => each !== slot && each.fault.kind === "none");
    if (!other) return;
    const rows = await rowsIn(other);
    const unsent = new Set((await slot.device.store.query(syncRows, { owner: OWNER })).flatMap(dirtyName));
    const first = rows.find(({ table, row }) => unsent.has(`${table.name}/${row.id}`)) ?? rows[0];
    if (!first) return;
    await other.device.store.write([remove(first.table, OWNER, first.row.id)]);
    await other.device.client.cycle();
    await meanwhile.collect();
  }

  async function fork(from: Slot, onto: Slot | undefined, writes: boolean): Promise<void> {
    if (!onto || from === onto) return;
    await lives.copy(from, onto);
    if (!writes) return;
    // In the same millisecond: one device, one stamp, two values. Whoever replaces one by its stamp replaces both.
    const before = history.writes.length;
    await editFirst(from);
    await editFirst(onto);
    history.excuse(...history.writes.slice(before).map(({ value }) => value));
  }

  async function bringBack({ device: { store } }: Slot, pick: number): Promise<void> {
    const gone = (await store.query(syncRows, { owner: OWNER })).filter(
      ({ place, id }) => place === "deleted" && /^(notes|labels)\//.test(id),
    );
    const chosen = gone[pick % Math.max(1, gone.length)];
    if (!chosen) return;
    history.revived(chosen.id);
    const [table = "", id = ""] = chosen.id.split("/");
    await store.write([operation(undelete, OWNER, { names: [[table, id]] })]);
  }

  async function act(slot: Slot, step: Extract<Step, { readonly device: number }>): Promise<void> {
    if (step.do === "make") return make(slot, "notes");
    if (step.do === "label") return make(slot, "labels");
    if (step.do === "sync") return sync(simulation, slot, { kind: step.fault, at: step.at });
    if (step.do === "skew") {
      slot.device.skew.now = step.by;
      if (step.by === DRIFT) history.flag("drifted");
    }
    if (step.do === "evict") return lives.evict(slot);
    if (step.do === "upgrade") return lives.upgrade(slot);
    if (step.do === "fork") return fork(slot, slots[step.onto], step.writes);
    if (step.do === "undelete") return bringBack(slot, step.pick);
    if (step.do !== "edit" && step.do !== "delete" && step.do !== "name") return undefined;

    const rows = await rowsIn(slot);
    const chosen = rows[step.pick % Math.max(1, rows.length)];
    if (!chosen) return undefined;
    const { table, row } = chosen;
    if (step.do === "edit") return edit(slot, table, row, step.field);
    if (step.do === "delete") return slot.device.store.write([remove(table, OWNER, row.id)]);
    if ("name" in row && !rows.some((each) => each.row["name"] === step.name))
      await slot.device.store.write([change(table, OWNER, row.id, { name: step.name })]);
    return undefined;
  }

  return { fill: lives.fill, act, upgrade: lives.upgrade };
}

const dirtyName = ({ id, dirty }: EnvelopeRow) => (dirty ? [id] : []);

async function rowsIn(slot: Slot): Promise<{ readonly table: Table; readonly row: StoredRow }[]> {
  const tables = [notes.name, labels.name].flatMap((name) => tableIn(slot, name) ?? []);
  const rows = await Promise.all(tables.map((table) => slot.device.store.query(table, { owner: OWNER })));
  return tables.flatMap((table, at) => (rows[at] ?? []).map((row) => ({ table, row })));
}
