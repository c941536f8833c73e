/** Who wrote what over what: values are numbers used once, so that each can be followed. */
export interface History {
  /** `row` is the table's name, a slash, and the row's id. */
  wrote(device: number, row: string, field: string, value: number, replaced: number | undefined): void;
  revived(row: string): void;
  forgotten(row: string): void;
  /** Values that nobody has any more. */
  excuse(...values: readonly number[]): void;
  flag(flag: Flag): void;
  readonly writes: readonly Write[];
  readonly excused: ReadonlySet<number>;
  /** Rows that the server has forgotten after they were deleted, and nobody brought back. */
  readonly gone: ReadonlySet<string>;
  has(...flags: readonly Flag[]): boolean;
}

/** What makes a history one in which more may happen. */
export type Flag = "evicted" | "forked" | "restored" | "upgraded" | "frozen" | "drifted" | "altered";

export interface Write {
  readonly device: number;
  readonly row: string;
  readonly field: string;
  readonly value: number;
  readonly replaced: number | undefined;
}

export function createHistory(): History {
  const writes: Write[] = [];
  const excused = new Set<number>();
  const gone = new Set<string>();
  const revived = new Set<string>();
  const raised = new Set<string>();
  return {
    writes,
    excused,
    gone,
    wrote: (device, row, field, value, replaced) => void writes.push({ device, row, field, value, replaced }),
    revived(row) {
      revived.add(row);
      gone.delete(row);
    },
    forgotten(row) {
      if (!revived.has(row)) gone.add(row);
    },
    excuse: (...values) => values.forEach((value) => excused.add(value)),
    flag: (flag) => void raised.add(flag),
    has: (...flags) => flags.some((flag) => raised.has(flag)),
  };
}
