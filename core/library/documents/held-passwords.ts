import type { Clock } from "#core/storage/time.ts";
import type { Store } from "#core/storage/store.ts";
import type { Claim, Claims } from "#core/work/claims.ts";
import { documents } from "./document.ts";
import { isWaiting } from "./documents.ts";
import { waitsForOcr } from "./ocr/scan-fields.ts";

/** Passwords of files that are being read, in the memory of the process that reads them and nowhere else. */
export interface HeldPasswords {
  /** Takes the document for this process. False while another process reads it. */
  hold(held: HeldPassword): Promise<boolean>;
  of(document_id: string): string | undefined;
  /** Forgets the passwords of documents that are read, given up or deleted. */
  forgetRead(): Promise<void>;
  /** The claims of the work that reads documents: a document whose password is held here stays with this process. */
  readonly claims: Claims;
}

export interface HeldPassword {
  readonly owner: string;
  readonly document_id: string;
  readonly password: string;
}

interface Entry extends HeldPassword {
  readonly claim: Claim;
  readonly since: number;
  /** The document's work began with it. */
  begun: boolean;
  /** Its work is under way. */
  busy: boolean;
}

/** Milliseconds for a document whose password was given to wait for its reading. */
const BEGINS_WITHIN = 60_000;

export const claimOnDocument = (id: string): string => `document ${id}`;

export function createHeldPasswords({
  store,
  clock,
  claims,
}: {
  readonly store: Pick<Store, "get">;
  readonly clock: Clock;
  readonly claims: Claims;
}): HeldPasswords {
  const entries = new Map<string, Entry>();

  async function forget(key: string, entry: Entry): Promise<void> {
    entries.delete(key);
    await entry.claim.release();
  }

  return {
    async hold(held) {
      const key = claimOnDocument(held.document_id);
      const before = entries.get(key);
      if (before?.busy) return false;
      const claim = before?.claim ?? (await claims.take(key));
      if (!claim) return false;
      entries.set(key, { ...held, claim, since: clock.now(), begun: false, busy: false });
      return true;
    },
    of: (document_id) => entries.get(claimOnDocument(document_id))?.password,
    async forgetRead() {
      for (const [key, entry] of entries) {
        const { owner, document_id, begun, busy, since, claim } = entry;
        const row = await store.get(documents, owner, document_id);
        const waits = row !== undefined && (isWaiting(row) || waitsForOcr(row));
        const isStarting = !begun && row !== undefined && clock.now() - since < BEGINS_WITHIN;
        if (claim.lost.aborted || !(busy || waits || isStarting)) await forget(key, entry);
      }
    },
    claims: {
      shared: claims.shared,
      async take(key) {
        const entry = entries.get(key);
        if (!entry) return claims.take(key);
        if (entry.claim.lost.aborted) await forget(key, entry);
        if (entry.busy || entry.claim.lost.aborted) return null;
        entry.begun = true;
        entry.busy = true;
        return { lost: entry.claim.lost, release: async () => void (entry.busy = false) };
      },
    },
  };
}
