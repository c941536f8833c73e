import { isRecord } from "#core/storage/is-record.ts";
/** IndexedDB and OPFS wrap errors in errors; this finds one by name at any depth. */
export function hasErrorNamed(error: unknown, names: readonly string[]): boolean {
  const pending = [error];
  const seen = new Set<unknown>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!isRecord(next) || seen.has(next)) continue;
    seen.add(next);
    const { name, inner, cause, failures } = next;
    if (typeof name === "string" && names.includes(name)) return true;
    pending.push(inner, cause, ...(Array.isArray(failures) ? failures : []));
    pending.splice(0, pending.length, ...pending.filter((value) => value !== undefined));
  }
  return false;
}

/** The browser gives this origin no more room. */
export const isQuotaError = (error: unknown) => hasErrorNamed(error, ["QuotaExceededError"]);

/** The browser took the connection away: Safari after a sleep, any browser under disk pressure, or another tab's upgrade. */
export const isLostConnection = (error: unknown) =>
  hasErrorNamed(error, ["UnknownError", "InvalidStateError", "DatabaseClosedError", "DatabaseClosed", "InvalidState"]);
