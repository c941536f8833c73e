import { MASK } from "#core/accounts/secret-box.ts";

/** Characters; shorter keys are made up for servers that ask for any, and words contain them. */
const SHORTEST_SECRET = 6;

/**
 * Takes keys out of a text that a person or a log will see. Vendors quote the refused key, whole or with its middle
 * left out ("sk-ab***yz").
 */
export function scrub(text: string, key: string | null): string {
  const whole = key && key.length >= SHORTEST_SECRET ? text.replaceAll(key, MASK) : text;
  return whole
    .replaceAll(/\b(?:sk|pk|rk|gsk|xai|key)-[\w*.-]{4,}/gi, MASK)
    .replaceAll(/(\bBearer\s+)\S+/gi, `$1${MASK}`);
}

/** The reason in an error of `fetch`, which in Node hides in `cause`. */
export function reasonIn(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof Unreached) return cause.message;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : null;
  return (code && WORDS[code]) ?? (cause.message || code || cause.name);
}

/** The cause that a host found out by itself; see `Unreached`. */
export const codeIn = (error: unknown): string | undefined => (error instanceof Unreached ? error.code : undefined);

/** A server that a host could not ask, with the true cause in words and as a code. */
export class Unreached extends Error {
  readonly code: string;

  constructor(code: string, why: string) {
    super(why);
    this.name = "Unreached";
    this.code = code;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at this address",
  ECONNRESET: "it closed the connection",
  ENOTFOUND: "there is no such server",
  EAI_AGAIN: "its name could not be looked up",
  ETIMEDOUT: "it did not answer in time",
  EHOSTUNREACH: "there is no way to it",
  ENETUNREACH: "there is no network",
};
