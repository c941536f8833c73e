import type { Work } from "#core/work/work-queue.ts";
import { ANY_OWNER } from "#core/storage/store.ts";
import { documents, type DocumentRow } from "../document.ts";
import { documentGuides } from "./document-guide.ts";
import { isCurrent, makeGuide, sweepGuides, type GuideDeps } from "./guides.ts";

export interface GuideMakerDeps extends GuideDeps {
  readonly report: (error: unknown) => void;
}

/** The newest documents get their guides ahead of being looked at; all others when they are. */
const NEWEST = 50;

/** Makes the guides of the newest documents one after the other, once nothing waits to be read. */
export function createGuideMaker(deps: GuideMakerDeps): Work {
  /** Texts whose guide cannot be made, with their owners; tried again after the next start. */
  const leftAlone = new Set<string>();
  let swept = false;
  return {
    name: "guides",
    among: "alone",
    async step(signal) {
      if (!swept) await sweepGuides(deps);
      swept = true;
      if (await isReading(deps)) return false;
      const row = await nextDocument(deps, (row) => leftAlone.has(keyOf(row)));
      if (!row) return false;
      try {
        if (!(await makeGuide(deps, row))) leftAlone.add(keyOf(row));
      } catch (error) {
        // The engine stops with the host; the guide is made after the next start.
        if (signal.aborted) return false;
        leftAlone.add(keyOf(row));
        deps.report(error);
      }
      return true;
    },
  };
}

const keyOf = ({ owner, id, text }: DocumentRow): string => `${owner} ${id} ${text}`;

async function isReading({ store }: Pick<GuideDeps, "store">): Promise<boolean> {
  const counts = (["pending", "processing"] as const).map((status) =>
    store.count(documents, { owner: ANY_OWNER, where: { status } }),
  );
  return (await Promise.all(counts)).some((count) => count > 0);
}

async function nextDocument(
  { store }: Pick<GuideDeps, "store">,
  isLeft: (row: DocumentRow) => boolean,
): Promise<DocumentRow | undefined> {
  const rows = await store.query(documents, {
    owner: ANY_OWNER,
    where: { status: "completed" },
    order: { by: "created_at", direction: "descending" },
    limit: NEWEST,
  });
  const guides = await store.getMany(rows.map(({ owner, id }) => ({ table: documentGuides, owner, id })));
  return rows.find((row, at) => {
    const guide = guides[at];
    return row.text !== null && !isLeft(row) && !(guide && isCurrent(guide, row));
  });
}
