import { createMemo, For, type JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { Place } from "./place.ts";
import type { Table, TableCell } from "#core/engine/tables/table.ts";
import { Marked } from "./marked.tsx";
import { layOutRows, scopeOf, type LaidOutRow } from "./table-layout.ts";

interface GridTableProps {
  readonly source: string;
  readonly table: Table;
  readonly mark: Place | undefined;
}

/** A table with every cell under its own head. */
export function GridTable(props: GridTableProps): JSX.Element {
  const rows = createMemo(() => layOutRows(props.table));
  return (
    <table aria-label={props.table.caption ?? undefined}>
      <thead>
        <Rows {...props} rows={rows().filter(({ isHead }) => isHead)} />
      </thead>
      <tbody>
        <Rows {...props} rows={rows().filter(({ isHead }) => !isHead)} />
      </tbody>
    </table>
  );
}

function Rows(props: GridTableProps & { readonly rows: readonly LaidOutRow[] }): JSX.Element {
  return (
    <For each={props.rows}>
      {(row) => (
        <tr>
          <For each={row.cells}>{({ cell }) => (cell ? <Cell {...props} cell={cell} /> : <td />)}</For>
        </tr>
      )}
    </For>
  );
}

function Cell(props: GridTableProps & { readonly cell: TableCell }): JSX.Element {
  const scope = () => scopeOf(props.table, props.cell);
  const isCited = () =>
    props.mark !== undefined && props.mark.start <= props.cell.start && props.cell.end <= props.mark.end;
  return (
    <Dynamic
      component={scope() ? "th" : "td"}
      scope={scope()}
      rowspan={props.cell.row_span}
      colspan={props.cell.column_span}
      data-from={props.cell.start}
      data-cited={isCited() ? "" : undefined}
      dir="auto"
    >
      <Marked source={props.source} start={props.cell.start} end={props.cell.end} mark={props.mark} />
    </Dynamic>
  );
}
