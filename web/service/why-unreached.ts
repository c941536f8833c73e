/** Why this browser could not ask an address: for programs, and as the end of a sentence with what to do. */
export interface Cause {
  readonly code: "mixed_content" | "content_policy" | "private_network" | "cors" | "unreachable";
  readonly words: string;
}

export interface WhyDeps {
  /** Of this page. */
  readonly origin: string;
  /** Asks with the browser's own rules. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether the page's policy was seen to refuse a request to this origin. */
  readonly wasRefused: (origin: string) => boolean;
  /** Whether the person lets this page ask the local network; null where the browser does not ask for that. */
  readonly localNetwork: () => Promise<PermissionState | null>;
}

/**
 * Finds out what kept a request from an address. A browser tells its pages only that a request failed; the rules that it
 * keeps can be looked at, and a request whose answer may not be read shows whether a server is there at all.
 */
export function createWhy({ origin, fetch, wasRefused, localNetwork }: WhyDeps): (url: string) => Promise<Cause> {
  return async (text) => {
    const url = new URL(text);
    if (origin.startsWith("https:") && url.protocol === "http:" && !isThisMachine(url.hostname)) return MIXED;
    // Its answer may not be read, so that no server need allow it.
    const isThere = await fetch(url.origin, { mode: "no-cors", credentials: "omit", cache: "no-store" }).then(
      () => true,
      () => false,
    );
    if (wasRefused(url.origin)) return refusedByPolicy(url.origin);
    if (isThere) return notAllowed(origin);
    const isAsked = isNearby(url.hostname) && !isNearby(new URL(origin).hostname);
    const permission = isAsked ? await localNetwork() : null;
    return permission === null || permission === "granted" ? NOT_THERE : NOT_PERMITTED;
  };
}

const MIXED: Cause = {
  code: "mixed_content",
  words:
    "this page came over https, and a browser then asks no server in plain http; give that server https, or connect Lectern to a server of your own that asks it for you",
};
const NOT_THERE: Cause = {
  code: "unreachable",
  words: "nothing answers at this address; look whether the server runs there and accepts connections from this device",
};
const NOT_PERMITTED: Cause = {
  code: "private_network",
  words:
    "this browser lets the page ask no device of your network; allow it “Local network access” in the browser's settings for this site",
};

const refusedByPolicy = (target: string): Cause => ({
  code: "content_policy",
  words: `the content policy that this page came with allows no request to ${target}; whoever hosts the page can add it to connect-src`,
});
const notAllowed = (origin: string): Cause => ({
  code: "cors",
  words: `it is there but does not let pages of ${origin} ask it (CORS); start Ollama with OLLAMA_ORIGINS=${origin}, or allow this origin in the server's settings`,
});

export const isThisMachine = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);

/** This machine and its network, by the address or by a name that only a home network has. */
const isNearby = (host: string): boolean =>
  isThisMachine(host) ||
  /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cde])/i.test(host) ||
  /(^[^.:[\]]+|\.(local|lan|home|internal|home\.arpa))$/i.test(host);

interface PolicyScope {
  addEventListener(type: "securitypolicyviolation", heard: (event: SecurityPolicyViolationEvent) => void): void;
}

/** Remembers which origins the policy of a worker refused. */
export function watchPolicy(scope: PolicyScope): WhyDeps["wasRefused"] {
  const refused = new Set<string>();
  scope.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    const url = effectiveDirective === "connect-src" ? URL.parse(blockedURI) : null;
    if (url) refused.add(url.origin);
  });
  return (origin) => refused.has(origin);
}

interface Asking {
  readonly permissions: {
    query(descriptor: { readonly name: string }): Promise<{ readonly state: PermissionState }>;
  };
}

/** By the names that browsers have given the permission so far. */
export async function localNetworkPermission({ permissions }: Asking): Promise<PermissionState | null> {
  for (const name of ["local-network", "local-network-access"]) {
    const found = await permissions.query({ name }).catch(() => null);
    if (found) return found.state;
  }
  return null;
}
