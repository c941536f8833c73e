/** As many as a sheet of Excel has. */
const MOST_COLUMNS = 16_384;
/** Cells of one sheet after which nothing is repeated any more. */
const MOST_CELLS = 2_000_000;

/** The rows of one sheet, repeated ones written out where they hold anything. */
export function createSheet(name: string) {
  const rows: string[][] = [];
  let row: string[] = [];
  let times = 1;
  let cells = 0;
  let cell: { first: number; times: number; date?: string | undefined } = { first: 0, times: 1 };
  return {
    name,
    rows,
    row(repeat: number): void {
      row = [];
      times = repeat;
    },
    cell(repeat: number, date: string | undefined): void {
      cell = { first: row.length, times: repeat, date };
      if (cells > MOST_CELLS) row.push("");
      else if (row.length + repeat <= MOST_COLUMNS) for (let at = 0; at < repeat; at++) row.push("");
    },
    /** A paragraph of the cell that is open; a date is given as ISO 8601 writes it. */
    text(text: string): void {
      const given = cell.date?.replace("T00:00:00", "").replace("T", " ") ?? text;
      for (let at = cell.first; at < cell.first + cell.times && at < row.length; at++)
        row[at] = row[at] === "" || cell.date !== undefined ? given : `${row[at]} ${given}`;
    },
    endRow(): void {
      const isBlank = row.every((each) => each === "");
      if (isBlank && rows.at(-1)?.length === 0) return;
      for (let at = 0; at < (isBlank || cells > MOST_CELLS ? 1 : times); at++) {
        rows.push(isBlank ? [] : row);
        cells += row.length;
      }
    },
  };
}
