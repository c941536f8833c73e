/** What a page or worker saw of its own requests that no `fetch` event tells the service worker of. */
export interface SeenLine {
  readonly url: string;
  readonly refused: boolean;
}

/** BroadcastChannel on which workers tell the service worker what they saw; pages have a message of their own. */
export const LINES_CHANNEL = "lectern-lines";

interface LineScope extends EventTarget {
  WebSocket: typeof WebSocket;
  WebTransport?: typeof WebTransport;
}

/** Milliseconds in which the browser tells that its policy stopped a line. */
const VERDICT = 250;

/**
 * Hears of WebSockets and WebTransport, which pass the service worker by, once the policy has let them go; and of
 * everything that the policy stopped.
 */
export function watchLines(scope: LineScope, note: (seen: SeenLine) => void): void {
  const refused = new Set<string>();
  scope.addEventListener("securitypolicyviolation", (event) => {
    const { blockedURI } = event as SecurityPolicyViolationEvent;
    // "eval", "inline", "data": code or words that were stopped, on the way to no host.
    if (!URL.canParse(blockedURI)) return;
    refused.add(blockedURI);
    note({ url: blockedURI, refused: true });
  });
  const opened = (asked: unknown): void => {
    const url = String(asked);
    setTimeout(() => {
      const isRefused = [...refused].some((uri) => url.startsWith(uri) || uri.startsWith(url));
      if (!isRefused) note({ url, refused: false });
    }, VERDICT);
  };
  scope.WebSocket = told(scope.WebSocket, opened);
  if (scope.WebTransport) scope.WebTransport = told(scope.WebTransport, opened);
}

function told<Line extends abstract new (...args: never[]) => object>(
  plain: Line,
  opened: (url: unknown) => void,
): Line {
  return new Proxy(plain, {
    construct(target, args: unknown[], newTarget) {
      const line: object = Reflect.construct(target, args, newTarget);
      opened(args[0]);
      return line;
    },
  });
}

/** Lets a worker tell the service worker. */
export function tellLines(scope: LineScope): void {
  const channel = new BroadcastChannel(LINES_CHANNEL);
  watchLines(scope, (seen) => channel.postMessage(seen));
}
