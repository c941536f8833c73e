import { startingComponents } from "#core/workspace/components/components.ts";
import { startingNavigation } from "#core/workspace/navigation/starting-navigation.ts";
import { startingPersona } from "#core/chat/personas/personas.ts";
import { startingSettings } from "#core/workspace/settings/starting-settings.ts";
import { starting, type Operation } from "#core/storage/store.ts";
import { derivedId } from "#core/storage/derived-id.ts";

/**
 * What a new user starts with, written together with the user. Every device of a person makes these rows by itself;
 * with ids derived from what they are, they are one row on all of them, and what was done to it elsewhere counts.
 */
export function startingPoint(user: string, now: string): readonly Operation[] {
  const made = [startingNavigation, startingComponents, startingSettings, startingPersona].flatMap((part) =>
    part(user, now),
  );
  const ids = new Map(made.flatMap(derived));
  return made.map((operation) => starting(withIds(operation, ids)));
}

type Json = Readonly<Record<string, unknown>>;

/** The random id of a row and what takes its place; definitions of settings have names for ids. */
function derived(operation: Operation): [string, string][] {
  if (operation.kind !== "put") return [];
  const { id, component_id, slot, route, name }: Json = { ...operation.row };
  const key = component_id ?? slot ?? route ?? name;
  const isRandom = /^[0-9a-f]{8}-[0-9a-f]{4}-4/.test(String(id));
  return isRandom ? [[String(id), derivedId(`${operation.table.name}/${String(key)}`)]] : [];
}

function withIds(operation: Operation, ids: ReadonlyMap<string, string>): Operation {
  if (operation.kind !== "put") return operation;
  const row = Object.entries(operation.row).map(([field, value]) => {
    const id = typeof value === "string" ? ids.get(value) : undefined;
    return [field, id ?? value] as const;
  });
  return { ...operation, row: { ...operation.row, ...Object.fromEntries(row) } };
}
