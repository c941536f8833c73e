import type { ByteView } from "../office/byte-view.ts";

/** One record of a PowerPoint stream (MS-PPT 2.3.1): a container of records, or an atom with data. */
export interface PptRecord {
  readonly type: number;
  readonly instance: number;
  readonly container: boolean;
  /** Where its data begins and ends. */
  readonly at: number;
  readonly end: number;
}

export function recordAt(view: ByteView, offset: number): PptRecord {
  const head = view.u16(offset);
  const at = offset + 8;
  return {
    type: view.u16(offset + 2),
    instance: head >> 4,
    container: (head & 0xf) === 0xf,
    at,
    end: Math.min(view.length, at + view.u32(offset + 4)),
  };
}

export function* children(view: ByteView, parent: PptRecord): Generator<PptRecord> {
  for (let at = parent.at; at + 8 <= parent.end;) {
    const record = recordAt(view, at);
    yield { ...record, end: Math.min(record.end, parent.end) };
    at = record.at + view.u32(at + 4);
  }
}

export function child(view: ByteView, parent: PptRecord, type: number): PptRecord | undefined {
  for (const record of children(view, parent)) if (record.type === type) return record;
  return undefined;
}
