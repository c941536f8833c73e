import { isOfServer, isPassedOn, NOT_REACHED, PASSED_PREFIX } from "#core/sync/protocol/passed-on.ts";

/** How this device and its server are to each other. */
export interface ServerHere {
  /** In step with the server. */
  readonly on: boolean;
  /** The account is encrypted end to end: the server is to read nothing of it. */
  readonly isEncrypted: boolean;
  /** Asks the server as sync does. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface PassOnDeps {
  /** The API on this device. */
  readonly answer: (request: Request) => Promise<Response>;
  readonly server: () => Promise<ServerHere>;
}

const CONNECT =
  "A browser cannot ask it by itself. With sync turned on under Settings › Account and sync, your own server asks it for you.";
const ENCRYPTED =
  "Your account is encrypted end to end. Your server would read the request, so this device does not send it there.";

/**
 * Answers on this device, and has the user's own server ask what a browser may not: web search always, model hosts and
 * providers where they could not be reached from here. Without a server the answer is 502 and says what to do.
 */
export function createPassOn({ answer, server }: PassOnDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!isPassedOn(pathname)) return answer(request);
    const again = request.clone();
    // A token that is sent along is checked here: the server is asked with the login of the device.
    const isTried = !isOfServer(pathname) || request.headers.has("authorization");
    const own = isTried ? await answer(request) : undefined;
    if (own?.status === 401) return own;
    if (own && !isOfServer(pathname) && !wasNotReached(own, pathname)) return own;

    const { on, isEncrypted, fetch } = await server();
    const here = () => own ?? answer(request);
    if (!on || isEncrypted) return told(await here(), isEncrypted && on ? ENCRYPTED : CONNECT);
    const passed = await fetch(`${PASSED_PREFIX}${pathname}${search}`, await sentOf(again)).catch(() => undefined);
    if (!passed || !isOfLectern(passed))
      return told(await here(), "Your own server, which could ask it, cannot be reached now.");
    return own && isRefusal(passed, pathname) ? told(own, await saidByServer(passed)) : passed;
  };
}

/** Work that the server does, such as installing a model, is not known here: 404. */
const wasNotReached = ({ status, headers }: Response, path: string): boolean =>
  headers.has(NOT_REACHED) || (status === 404 && /\/install\/[^/]+(\/events)?\/?$/.test(path));

/** Plain web space, and a server of an earlier version, know no such address. */
const isOfLectern = ({ status, headers }: Response): boolean =>
  status === 204 ||
  (status !== 405 && /^(application\/json|text\/event-stream)\b/.test(headers.get("content-type") ?? ""));

/**
 * Whether the server did not try: 400 where it may not ask that address (this device found nothing wrong with the
 * request), 404 where the provider named was set up on this device only, as settings with keys do not sync.
 */
const isRefusal = ({ status }: Response, path: string): boolean =>
  !isOfServer(path) && (status === 400 || (status === 404 && path.startsWith("/api/v1/ai/")));

async function saidByServer(passed: Response): Promise<string> {
  const { detail }: { readonly detail: string } = await passed.json();
  const hint = passed.status === 404 ? " Model servers are set up on each device separately." : "";
  return `Your own server was asked, and answered: ${detail}${hint}`;
}

async function sentOf(request: Request): Promise<RequestInit> {
  const { method, signal } = request;
  const type = request.headers.get("content-type");
  const headers = new Headers(type === null ? {} : { "content-type": type });
  for (const name of ["accept", "last-event-id", "idempotency-key"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = method === "GET" || method === "HEAD" ? null : await request.text();
  return { method, signal, headers, body };
}

/** The refusal, its code kept, with the way out added; anything else as it is. */
async function told(response: Response, words: string): Promise<Response> {
  if (response.status !== 502) return response;
  const refusal: { readonly detail: string } = await response.json();
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(JSON.stringify({ ...refusal, detail: `${refusal.detail} ${words}` }), { status: 502, headers });
}
