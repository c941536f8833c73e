import type { Part } from "../index/part.ts";

/** The part of an index that a question may draw on. */
export interface ScopedPart {
  readonly part: Part;
  /** 1 for each chunk in scope; null when all are. */
  readonly mask: Uint8Array | null;
}

export interface ScopedIndex {
  readonly parts: readonly ScopedPart[];
  readonly chunks: number;
  /** Mean number of terms of a chunk. */
  readonly meanLength: number;
}

/** Cuts an index down to some segments. */
export function scopeIndex(parts: readonly Part[], segments: ReadonlySet<string>): ScopedIndex {
  const scoped = parts.flatMap((part) => scopePart(part, segments));
  let chunks = 0;
  let length = 0;
  for (const { part, mask } of scoped) {
    for (let chunk = 0; chunk < part.size; chunk++) {
      if (mask !== null && mask[chunk] === 0) continue;
      chunks++;
      length += part.lengths[chunk] ?? 0;
    }
  }
  return { parts: scoped, chunks, meanLength: chunks === 0 ? 0 : length / chunks };
}

function scopePart(part: Part, segments: ReadonlySet<string>): readonly ScopedPart[] {
  const inScope = part.members.filter(({ id }) => segments.has(id));
  if (inScope.length === part.members.length) return [{ part, mask: null }];
  if (inScope.length === 0) return [];
  const mask = new Uint8Array(part.size);
  part.members.forEach((member, index) => {
    const base = part.bases[index] ?? 0;
    if (segments.has(member.id)) mask.fill(1, base, base + member.chunks);
  });
  return [{ part, mask }];
}
