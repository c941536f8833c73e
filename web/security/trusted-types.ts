/** What a policy does with each kind of text; a kind that is left out is refused, and so is what null is answered to. */
export interface PolicyRules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (url: string) => string | null;
}

export interface Policy {
  /** For `srcdoc` and `innerHTML`, whose types know texts only. */
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** A policy of Trusted Types; in a browser without them the rules are called all the same. Once per name and realm. */
export function createPolicy(name: string, rules: PolicyRules): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy } };
  return (
    trustedTypes?.createPolicy(name, rules) ?? {
      createHTML: (html) => rules.createHTML?.(html) ?? refuse(),
      createScriptURL: (url) => rules.createScriptURL?.(url) ?? refuse(),
    }
  );
}

function refuse(): never {
  throw new TypeError("The policy does not allow this text.");
}

/**
 * To be called once in the page and in each worker that starts others: the addresses of the app's own scripts may be
 * given as texts, as libraries do; everything else that could run is refused.
 */
export function trustOwnScripts(): void {
  // Null and not an exception: so the browser reports what it refused.
  createPolicy("default", { createScriptURL: (url) => ownScript(url, location.href) });
}

/** The address of a file of the build, as it is given; null for any other. */
export function ownScript(url: string, base: string): string | null {
  const address = URL.parse(url, base);
  const isOwn = address?.origin === new URL(base).origin && /^\/(sw\.js|assets\/[\w.-]+\.m?js)$/.test(address.pathname);
  return isOwn ? url : null;
}
