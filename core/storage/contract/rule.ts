import { isRecord } from "../is-record.ts";

/** One numbered sentence of a storage contract, with the check every implementation must pass. */
export interface Rule<Host> {
  /** `S7`; tests and code quote it. */
  readonly id: string;
  readonly says: string;
  /** Throws when the implementation breaks the rule. */
  check(host: Host): Promise<void>;
}

/** Throws unless both are deeply equal as JSON; the order of keys does not matter, the order of arrays does. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [canonical(actual), canonical(expected)];
  if (is !== should) throw new Error(`${what}: expected ${clip(should)}, got ${clip(is)}`);
}

export function expectTrue(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Expected: ${what}`);
}

/** The error the work fails with; throws when it succeeds. By name, because classes do not survive every boundary. */
export async function expectFailure(work: () => Promise<unknown>, name: string, what: string): Promise<Error> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error && error.name === name) return error;
    throw new Error(`${what}: expected ${name}, got ${String(error)}`, { cause: error });
  }
  throw new Error(`${what}: expected ${name}, but it succeeded`);
}

function canonical(value: unknown): string {
  return JSON.stringify(value === undefined ? "(undefined)" : value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

const clip = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text);
