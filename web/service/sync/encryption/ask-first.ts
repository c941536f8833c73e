import { keysIn } from "./look-at-keys.ts";

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** What carries a person's things to the server. */
const SENDING = /^\/sync\/(push|blobs)/;
/** Milliseconds that an answer holds. */
const FRESH = 2_000;

/**
 * R45. The way to an account that was not encrypted when it was last asked about: asks again before anything readable is
 * sent, because another device may have encrypted it since. Then nothing is sent, and the answer is the one of a server
 * that refuses.
 */
export function createAskFirst(ask: Ask, now: () => number): Ask {
  let asked: { readonly at: number; readonly refusal: Promise<Response | undefined> } | undefined;

  async function refusal(): Promise<Response | undefined> {
    const response = await ask("/sync/encryption");
    const keys = await keysIn(response.clone());
    if (keys) return Response.json(ENCRYPTED, { status: 403 });
    // A server from before there was encryption does not know the question.
    return response.ok || response.status === 404 ? undefined : response;
  }

  return async (path, init) => {
    if (init?.method === undefined || init.method === "GET" || !SENDING.test(path)) return ask(path, init);
    if (!asked || now() - asked.at > FRESH) asked = { at: now(), refusal: refusal() };
    const { refusal: answer } = asked;
    const refused = await answer.catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    if (refused) asked = undefined;
    return refused?.clone() ?? ask(path, init);
  };
}

const ENCRYPTED = { detail: "This account is encrypted.", code: "account_encrypted" };
