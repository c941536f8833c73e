import type { TokenSigner } from "../session.ts";

/** Tokens that can be read by eye; real hosts sign theirs. */
export function createTestSigner(): TokenSigner {
  const write = (claims: unknown) => btoa(JSON.stringify(claims));
  const read = (token: string) => {
    try {
      return JSON.parse(atob(token));
    } catch {
      return null;
    }
  };
  return { access: write, readAccess: read, refresh: write, readRefresh: read };
}
