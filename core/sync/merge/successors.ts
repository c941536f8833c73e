import type { Table } from "../../storage/table.ts";
import type { RowName } from "./procedure.ts";

/** A row, and those it goes into. */
export function withSuccessors(tables: ReadonlyMap<string, Table>, [name, id]: RowName): readonly RowName[] {
  const former = tables.get(name)?.former;
  if (!former) return [[name, id]];
  if ("becomes" in former)
    return [
      [name, id],
      [former.becomes, id],
    ];
  const { list, named } = former.wordOf(id);
  return [
    [name, id],
    [list[0], list[1]],
    [named[0], named[1]],
  ];
}
