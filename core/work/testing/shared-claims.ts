import type { Claims } from "../claims.ts";

/** Claims of several processes in one test. */
export function createSharedClaims() {
  const holders = new Map<string, object>();

  function startProcess(): { readonly claims: Claims; crash(): void } {
    const me = {};
    const lost = new AbortController();
    const claims: Claims = {
      shared: true,
      async take(key) {
        if (lost.signal.aborted || holders.has(key)) return null;
        holders.set(key, me);
        return {
          lost: lost.signal,
          release: async () => void (holders.get(key) === me && holders.delete(key)),
        };
      },
    };
    return {
      claims,
      crash() {
        for (const [key, holder] of holders) if (holder === me) holders.delete(key);
        lost.abort();
      },
    };
  }

  return { startProcess };
}
