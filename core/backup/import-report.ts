/** What an import did with the rows of one table. */
export interface TableReport {
  /** Not here before. */
  added: number;
  /** Here, and older or never touched. */
  updated: number;
  /** Here already, just so. */
  same: number;
  /** Here and changed since, or as new: what is here stays. */
  kept: number;
  /** Not taken; see `reasons`. */
  left_aside: number;
}

export interface Reason {
  readonly table: string;
  readonly id: string;
  readonly reason: string;
}

/** Reasons that are told one by one. */
const TOLD = 200;

export interface ImportReport {
  count(table: string, what: keyof TableReport): void;
  leaveAside(table: string, id: string, reason: string): void;
  file(isNew: boolean): void;
  /** As the result of a job. */
  result(): Readonly<Record<string, unknown>>;
}

export function createImportReport(): ImportReport {
  const tables: Record<string, TableReport> = {};
  const reasons: Reason[] = [];
  const files = { stored: 0, there_already: 0 };
  const of = (table: string) => (tables[table] ??= { added: 0, updated: 0, same: 0, kept: 0, left_aside: 0 });
  const sum = (what: keyof TableReport) => Object.values(tables).reduce((total, counts) => total + counts[what], 0);
  return {
    count: (table, what) => void (of(table)[what] += 1),
    leaveAside(table, id, reason) {
      of(table).left_aside += 1;
      if (reasons.length < TOLD) reasons.push({ table, id: id.slice(0, 200), reason });
    },
    file: (isNew) => void (files[isNew ? "stored" : "there_already"] += 1),
    result: () => ({
      added: sum("added"),
      updated: sum("updated"),
      same: sum("same"),
      kept: sum("kept"),
      left_aside: sum("left_aside"),
      files_stored: files.stored,
      files_there_already: files.there_already,
      tables,
      reasons,
    }),
  };
}
