import type { EntityContext } from "./conditional.ts";
import type { RepeatContext } from "./repeats/idempotency.ts";
import { isRecord } from "../storage/is-record.ts";
import { forbidden } from "./errors.ts";

/** What carrying out any row may need of a handler's context: who asks, and what rows with an entity or a key are kept in. */
export interface Asking extends Partial<EntityContext>, Partial<RepeatContext> {
  readonly user?: string;
}

/**
 * Throws 403 where a body names another user than whoever asks: as its own `user_id` or `creator_id`, or as that of a
 * record in one of its lists. Other values there are the row's schema's business, which runs before.
 */
export function refuseOthers(user: string | undefined, body: unknown): void {
  if (user !== undefined && recordsOf(body).some((record) => NAMES.some((name) => isOther(user, record[name]))))
    throw forbidden(NOT_YOURS);
}

export const NOT_YOURS = "You may only ask for what is yours.";

const NAMES = ["user_id", "creator_id"];

type Json = Readonly<Record<string, unknown>>;

/** The body itself and the records of its lists; what lies deeper is content, not names. */
function recordsOf(body: unknown): readonly Json[] {
  if (Array.isArray(body)) return body.filter(isRecord);
  if (!isRecord(body)) return [];
  return [body, ...Object.values(body).filter(Array.isArray).flat().filter(isRecord)];
}

const isOther = (user: string, named: unknown): boolean =>
  typeof named === "string" && UUID.test(named) && plain(named) !== plain(user);

const UUID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const plain = (id: string) => id.toLowerCase().replaceAll("-", "");
