/** Who wrote what over what: values are numbers used once, so that each can be followed. */
export interface History {
  wrote(device: number, id: string, field: string, value: number, replaced: number | undefined): void;
  deleted(id: string): void;
  revived(id: string): void;
  forgotten(id: string): void;
  excuse(...values: readonly number[]): void;
  evicted(): void;
  forked(): void;
  readonly writes: readonly Write[];
  readonly excused: ReadonlySet<number>;
  /** Rows that the server has forgotten after they were deleted, and nobody brought back. */
  readonly gone: ReadonlySet<string>;
  readonly flags: { evicted: boolean; forked: boolean };
}

export interface Write {
  readonly device: number;
  readonly id: string;
  readonly field: string;
  readonly value: number;
  readonly replaced: number | undefined;
}

export function createHistory(): History {
  const writes: Write[] = [];
  const excused = new Set<number>();
  const gone = new Set<string>();
  const revived = new Set<string>();
  const flags = { evicted: false, forked: false };
  return {
    writes,
    excused,
    gone,
    flags,
    wrote: (device, id, field, value, replaced) => void writes.push({ device, id, field, value, replaced }),
    deleted: () => undefined,
    revived(id) {
      revived.add(id);
      gone.delete(id);
    },
    forgotten(id) {
      if (!revived.has(id)) gone.add(id);
    },
    excuse: (...values) => values.forEach((value) => excused.add(value)),
    evicted: () => void (flags.evicted = true),
    forked: () => void (flags.forked = true),
  };
}
