import { mergeParts } from "./merge-parts.ts";
import { MAX_PART_CHUNKS, type Member, type Mergeable, mergeable, mergeableSegment, type Part } from "./part.ts";
import { DamagedSegment } from "./sections.ts";

/**
 * Segments ready to be searched. They are merged in memory as they come: a part is joined to its neighbour
 * while it is at least half as large (so each chunk is copied a logarithmic number of times), up to `MAX_PART_CHUNKS`.
 */
export interface ChunkIndex {
  readonly parts: readonly Part[];
  has(segmentId: string): boolean;
  /** Adds segments; those that cannot be opened are answered with the reason and left out. */
  add(segments: Iterable<SegmentBytes>): readonly DamagedSegmentReport[];
  /**
   * Drops segments that are not wanted any more. A part of which they are no more than this share of the chunks is left as
   * it is: merging it anew for one document takes as long as for many.
   */
  retain(wanted: ReadonlySet<string>, share?: number): void;
}

export interface SegmentBytes {
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface DamagedSegmentReport {
  readonly id: string;
  readonly error: DamagedSegment;
}

/** An index that has these parts already. */
export function createChunkIndex(begun: readonly Part[] = []): ChunkIndex {
  let parts = begun;
  const ids = new Set(begun.flatMap(({ members }) => members.map(({ id }) => id)));

  const openAll = (segments: Iterable<SegmentBytes>) => {
    const opened: Mergeable[] = [];
    const damaged: DamagedSegmentReport[] = [];
    for (const { id, bytes } of segments) {
      if (ids.has(id)) continue;
      try {
        opened.push(mergeableSegment(id, bytes));
        ids.add(id);
      } catch (error) {
        if (!(error instanceof DamagedSegment)) throw error;
        damaged.push({ id, error });
      }
    }
    return { opened, damaged };
  };

  return {
    get parts() {
      return parts;
    },
    has: (segmentId) => ids.has(segmentId),
    add(segments) {
      const { opened, damaged } = openAll(segments);
      if (opened.length > 0) parts = settle([...parts, ...gather(opened)]);
      return damaged;
    },
    retain(wanted, share = 0) {
      const keep = (member: Member): boolean => wanted.has(member.id);
      const unwanted = (part: Part): number =>
        part.members.reduce((sum, member) => sum + (keep(member) ? 0 : member.chunks), 0);
      parts = parts.flatMap((part) => (unwanted(part) > part.size * share ? keepMembers(part, keep) : [part]));
      ids.clear();
      for (const { members } of parts) for (const { id } of members) ids.add(id);
    },
  };
}

/** Parts of the same embedder joined, each as large as may be. */
function gather(opened: readonly Mergeable[]): readonly Part[] {
  return [...Map.groupBy(opened, compatibility).values()].flatMap((group) => packed(group));
}

function packed(parts: readonly Mergeable[]): readonly Part[] {
  const groups: Mergeable[][] = [];
  let room = 0;
  for (const part of parts) {
    if (groups.length === 0 || part.size > room) {
      groups.push([]);
      room = MAX_PART_CHUNKS;
    }
    groups.at(-1)?.push(part);
    room -= part.size;
  }
  return groups.map((group) => mergeParts(group));
}

/** Joins neighbours of like size, the newest first. */
function settle(parts: readonly Part[]): readonly Part[] {
  const settled: Part[] = [];
  for (const part of parts) {
    let joined = part;
    for (let last = settled.at(-1); last !== undefined && worthJoining(last, joined); last = settled.at(-1)) {
      settled.pop();
      joined = mergeParts([mergeable(last), mergeable(joined)]);
    }
    settled.push(joined);
  }
  return settled;
}

function worthJoining(before: Part, after: Part): boolean {
  return (
    compatibility(before) === compatibility(after) &&
    before.size + after.size <= MAX_PART_CHUNKS &&
    before.size <= after.size * 2
  );
}

const compatibility = (part: Pick<Part, "embedder" | "dimensions">): string => `${part.embedder} ${part.dimensions}`;

function keepMembers(part: Part, keep: (member: Member) => boolean): readonly Part[] {
  if (part.members.every(keep)) return [part];
  return part.members.some(keep) ? [mergeParts([mergeable(part)], keep)] : [];
}
