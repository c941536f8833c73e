import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchLines, type SeenLine } from "./watch-lines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Line {
  readonly url: string;
  constructor(url: string | URL) {
    this.url = String(url);
  }
}

function setup() {
  const lines = {
    WebSocket: Line as unknown as typeof WebSocket,
    WebTransport: Line as unknown as typeof WebTransport,
  };
  const scope = Object.assign(new EventTarget(), lines);
  const seen: SeenLine[] = [];
  watchLines(scope, (line) => void seen.push(line));
  const refuse = (blockedURI: string) =>
    scope.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { blockedURI }));
  const open = (url: string) => new scope.WebSocket(url);
  return { scope, seen, refuse, open };
}

test("a line that the policy lets go is told of, and is the line it would be", () => {
  const { scope, seen, open } = setup();
  const socket = open("wss://example.org/a");
  expect(socket).toBeInstanceOf(Line);
  expect(socket.url).toBe("wss://example.org/a");
  expect(new scope.WebTransport("https://example.org/b")).toBeInstanceOf(Line);
  vi.runAllTimers();
  expect(seen).toEqual([
    { url: "wss://example.org/a", refused: false },
    { url: "https://example.org/b", refused: false },
  ]);
});

test("one that the policy stops is told of as stopped alone, before or after it was asked for", () => {
  const { seen, refuse, open } = setup();
  open("wss://example.org/a");
  refuse("wss://example.org");
  vi.runAllTimers();
  open("wss://example.org/b");
  vi.runAllTimers();
  expect(seen).toEqual([{ url: "wss://example.org", refused: true }]);
});

test("code that the policy stops is no request: a library that tries whether it may make code asks no host", () => {
  const { seen, refuse } = setup();
  refuse("eval");
  refuse("inline");
  vi.runAllTimers();
  expect(seen).toEqual([]);
});
