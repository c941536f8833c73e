import { randomMark } from "../../app/random-mark.ts";

/** How an attempt to get something out ended. */
export interface Outcome {
  readonly stopped: boolean;
  /** What stopped it, or what it means that nothing did. */
  readonly how: string;
}

/** The same for all attempts: an address nobody has (RFC 2606), so that an attempt that got out would reach nobody. */
export interface Target {
  /** "leak-1a2b.invalid" */
  readonly host: string;
  /** Resolves with the policy's directive that stopped a request to the host; null when none does in time. */
  violation(of: EventTarget, act: () => unknown): Promise<string | null>;
}

/** Milliseconds the browser has to say that it stopped something. */
const PATIENCE = 5_000;

export function createTarget(): Target {
  const host = `leak-${randomMark().slice(0, 8)}.invalid`;
  return {
    host,
    violation(of, act) {
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const hear = (event: Event) => {
        const { blockedURI, effectiveDirective } = event as SecurityPolicyViolationEvent;
        if (blockedURI.includes(host)) resolve(effectiveDirective);
      };
      of.addEventListener("securitypolicyviolation", hear);
      const patience = setTimeout(() => resolve(null), PATIENCE);
      try {
        act();
      } catch {
        // Some are refused by an exception as well; the event comes all the same.
      }
      return promise.finally(() => (clearTimeout(patience), of.removeEventListener("securitypolicyviolation", hear)));
    },
  };
}

/** Outcome of something that the page's policy must stop. */
export async function byPolicy(target: Target, act: () => unknown): Promise<Outcome> {
  const directive = await target.violation(document, act);
  return directive
    ? { stopped: true, how: `The browser stopped it: this page's policy (${directive}) does not allow other hosts.` }
    : { stopped: false, how: "Nothing stopped it. Whoever serves this page sends no policy with it." };
}

/** Runs with an element in the page that nobody sees, and takes it away again. */
export async function withElement<Value>(element: HTMLElement, work: () => Promise<Value>): Promise<Value> {
  element.hidden = true;
  document.body.append(element);
  try {
    return await work();
  } finally {
    element.remove();
  }
}
