/** Which of the person's things a plugin may reach through `api`, and which permission each takes. */
export interface Reach {
  readonly permission: "api.access" | "storage.read" | "storage.write";
  /** Where the plugin keeps its own states; everything else is the person's. */
  readonly own: "list" | "new" | "one" | null;
  /** Whether the body has to name a model of this device. */
  readonly asksModel?: true;
}

const ID = "[0-9a-fA-F-]{32,36}";
const STATES = "/api/v1/plugin-state";

const AI = "/api/v1/ai/providers";

/**
 * Reading collections and documents, searching them, asking about them in a new chat, personas, models, and a plugin's
 * own states; nothing else. It can read no chats: an answer that it did not ask for stays the person's. What asks other
 * hosts (web search, model servers, installing from an address) would be a way out, so only the models of this device
 * are asked. Accounts, settings and plugins themselves are nobody's but the person's.
 */
const ROWS: readonly (Reach & { readonly method: string; readonly path: RegExp })[] = [
  read(/^\/api\/collections\/?$/),
  read(new RegExp(`^/api/collections/${ID}/?$`)),
  read(/^\/api\/documents\/?$/),
  read(new RegExp(`^/api/documents/${ID}(/text|/chunks)?/?$`)),
  { method: "POST", path: /^\/api\/search_u\/?$/, permission: "api.access", own: null },
  { method: "POST", path: /^\/api\/chat\/sessions\/?$/, permission: "api.access", own: null },
  { method: "POST", path: /^\/api\/chat\/message\/?$/, permission: "api.access", own: null },
  read(new RegExp(`^/api/v1/personas(/${ID})?/?$`)),
  read(new RegExp(`^${AI}/(providers|models|all-models)/?$`)),
  {
    method: "POST",
    path: new RegExp(`^${AI}/(chat|generate)/?$`),
    permission: "api.access",
    own: null,
    asksModel: true,
  },
  { method: "GET", path: new RegExp(`^${STATES}/?$`), permission: "storage.read", own: "list" },
  { method: "GET", path: new RegExp(`^${STATES}/${ID}$`), permission: "storage.read", own: "one" },
  { method: "POST", path: new RegExp(`^${STATES}/?$`), permission: "storage.write", own: "new" },
  { method: "PUT", path: new RegExp(`^${STATES}/${ID}$`), permission: "storage.write", own: "one" },
  { method: "DELETE", path: new RegExp(`^${STATES}/${ID}$`), permission: "storage.write", own: "one" },
];

function read(path: RegExp) {
  return { method: "GET", path, permission: "api.access", own: null } as const;
}

/** Undefined for what no plugin may do. */
export function reachOf(method: string, path: string): Reach | undefined {
  return ROWS.find((row) => row.method === method && row.path.test(path));
}

/** Path and query of an address within Lectern; throws for any other. */
export function addressOf(given: unknown): URL {
  const base = "http://lectern.invalid";
  if (typeof given !== "string" || !given.startsWith("/") || given.startsWith("//") || given.length > 2_000)
    throw new Error("Give a path that begins with /api/.");
  // Published plugins leave `/api` out.
  const url = new URL(/^\/api(\/|$)/.test(given) ? given : `/api${given}`, base);
  if (url.origin !== base || /[\\%]/.test(url.pathname)) throw new Error("Give a path that begins with /api/.");
  return url;
}
