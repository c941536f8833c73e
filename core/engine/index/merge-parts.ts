import { createDotKernel } from "./dot-kernel.ts";
import { MAX_PART_CHUNKS, type Member, type Mergeable, type Part } from "./part.ts";

/** One part with the members of all, in order; `keep` leaves out members that are no longer wanted. */
export function mergeParts(parts: readonly Mergeable[], keep: (member: Member) => boolean = () => true): Part {
  const [first] = parts;
  if (first === undefined) throw new RangeError("There is nothing to merge.");
  const maps = parts.map((part) => renumber(part, keep));
  let size = 0;
  const offsets = maps.map(({ size: own }) => {
    const offset = size;
    size += own;
    return offset;
  });
  if (size > MAX_PART_CHUNKS) throw new RangeError(`A part holds at most ${MAX_PART_CHUNKS} chunks, not ${size}.`);
  const members = parts.flatMap((part) => part.members.filter(keep));
  return {
    embedder: first.embedder,
    dimensions: first.dimensions,
    size,
    members,
    bases: basesOf(members),
    ...mergePostings(parts, maps, offsets),
    ...mergeRows(parts, maps, offsets, size, first.dimensions),
    scores: new Float32Array(size),
  };
}

interface Renumbering {
  readonly size: number;
  /** New number of each chunk, or `DROPPED`; null when nothing is dropped. */
  readonly numbers: Uint32Array | null;
}

const DROPPED = 0xffff_ffff;

function renumber(part: Mergeable, keep: (member: Member) => boolean): Renumbering {
  if (part.members.every(keep)) return { size: part.size, numbers: null };
  const numbers = new Uint32Array(part.size).fill(DROPPED);
  let size = 0;
  part.members.forEach((member, index) => {
    if (!keep(member)) return;
    const base = part.bases[index] ?? 0;
    for (let at = 0; at < member.chunks; at++) numbers[base + at] = size++;
  });
  return { size, numbers };
}

/** First chunk number of each member. */
export function basesOf(members: readonly Member[]): Uint32Array {
  const bases = new Uint32Array(members.length);
  let base = 0;
  members.forEach((member, index) => {
    bases[index] = base;
    base += member.chunks;
  });
  return bases;
}

function mergePostings(
  parts: readonly Mergeable[],
  maps: readonly Renumbering[],
  offsets: readonly number[],
): Pick<Part, "terms" | "postingStarts" | "postingChunks" | "postingCounts"> {
  const terms = new Map<string, number>();
  const termNumbers = parts.map((part) => numberTerms(part, terms));
  const ends = new Uint32Array(terms.size + 1);
  parts.forEach((part, index) =>
    countPostings(part, termNumbers[index] ?? NOTHING, maps[index]?.numbers ?? null, ends),
  );
  for (let term = 0; term < terms.size; term++) ends[term + 1] = (ends[term + 1] ?? 0) + (ends[term] ?? 0);
  const total = ends[terms.size] ?? 0;
  const cursors = ends.slice();
  const postingChunks = new Uint16Array(total);
  const postingCounts = new Uint8Array(total);
  parts.forEach((part, index) => {
    copyPostings(part, termNumbers[index] ?? NOTHING, maps[index]?.numbers ?? null, offsets[index] ?? 0, {
      cursors,
      postingChunks,
      postingCounts,
    });
  });
  return { terms, postingStarts: ends, postingChunks, postingCounts };
}

const NOTHING = new Uint32Array();

function numberTerms(part: Mergeable, terms: Map<string, number>): Uint32Array {
  const numbers = new Uint32Array(part.postingStarts.length - 1);
  let own = 0;
  for (const term of part.termList()) {
    let number = terms.get(term);
    if (number === undefined) terms.set(term, (number = terms.size));
    numbers[own++] = number;
  }
  return numbers;
}

/** Adds the number of kept postings of each term at the place after the term's. */
function countPostings(
  part: Mergeable,
  termNumbers: Uint32Array,
  numbers: Uint32Array | null,
  counts: Uint32Array,
): void {
  for (let term = 0; term < termNumbers.length; term++) {
    const from = part.postingStarts[term] ?? 0;
    const to = part.postingStarts[term + 1] ?? 0;
    let kept = to - from;
    if (numbers !== null)
      for (let at = from; at < to; at++) if (numbers[part.postingChunks[at] ?? 0] === DROPPED) kept--;
    const place = (termNumbers[term] ?? 0) + 1;
    counts[place] = (counts[place] ?? 0) + kept;
  }
}

interface Destination {
  /** Next free place of each term. */
  readonly cursors: Uint32Array;
  readonly postingChunks: Uint16Array;
  readonly postingCounts: Uint8Array;
}

function copyPostings(
  part: Mergeable,
  termNumbers: Uint32Array,
  numbers: Uint32Array | null,
  offset: number,
  destination: Destination,
): void {
  const { cursors, postingChunks, postingCounts } = destination;
  for (let term = 0; term < termNumbers.length; term++) {
    const number = termNumbers[term] ?? 0;
    let cursor = cursors[number] ?? 0;
    const to = part.postingStarts[term + 1] ?? 0;
    for (let at = part.postingStarts[term] ?? 0; at < to; at++) {
      const chunk = part.postingChunks[at] ?? 0;
      const own = numbers === null ? chunk : (numbers[chunk] ?? DROPPED);
      if (own === DROPPED) continue;
      postingChunks[cursor] = offset + own;
      postingCounts[cursor++] = part.postingCounts[at] ?? 0;
    }
    cursors[number] = cursor;
  }
}

function mergeRows(
  parts: readonly Mergeable[],
  maps: readonly Renumbering[],
  offsets: readonly number[],
  size: number,
  dimensions: number,
): Pick<Part, "lengths" | "scales" | "vectors"> {
  const lengths = new Uint32Array(size);
  const scales = new Float32Array(size);
  const vectors = createDotKernel(size, dimensions);
  parts.forEach((part, index) => {
    const numbers = maps[index]?.numbers ?? null;
    const offset = offsets[index] ?? 0;
    if (numbers === null) {
      lengths.set(part.lengths, offset);
      scales.set(part.scales, offset);
      vectors.rows.set(part.rows, offset * dimensions);
      return;
    }
    numbers.forEach((own, chunk) => {
      if (own === DROPPED) return;
      lengths[offset + own] = part.lengths[chunk] ?? 0;
      scales[offset + own] = part.scales[chunk] ?? 0;
      vectors.rows.set(part.rows.subarray(chunk * dimensions, (chunk + 1) * dimensions), (offset + own) * dimensions);
    });
  });
  return { lengths, scales, vectors };
}
