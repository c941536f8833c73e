import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiScript } from "./api-script.ts";
import type { ApiHere } from "./api-here.ts";

const SEEN = { host: "a.example", purpose: "other", bytes: 0 } as const;

function setup() {
  const noted: unknown[] = [];
  const run = vi.fn(() => {
    const here = { note: (seen: unknown) => noted.push(seen), answer: async () => new Response("here") };
    Object.assign(globalThis, { lecternApiHere: () => here as unknown as ApiHere });
  });
  return {
    run,
    noted,
    script: createApiScript({
      run,
      askPages: async () => undefined,
      isWaiting: () => false,
      find: async () => undefined,
    }),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, "lecternApiHere");
});

test("the script is run by the first request to the API, and once", async () => {
  const { run, script } = setup();
  expect([run.mock.calls.length, script.made()]).toEqual([0, undefined]);
  expect(await (await script.here().answer(new Request("http://x/api"))).text()).toBe("here");
  expect(script.here()).toBe(script.made());
  expect(run).toHaveBeenCalledOnce();
});

test("what was seen before it is counted with it", () => {
  const { script, noted } = setup();
  script.note(SEEN);
  expect(noted).toEqual([]);
  script.here();
  expect(noted).toEqual([SEEN]);
});

test("what was seen is counted a while later where nobody asks the API", () => {
  const { run, script, noted } = setup();
  script.note(SEEN);
  script.note(SEEN);
  vi.runAllTimers();
  expect(noted).toEqual([SEEN, SEEN]);
  expect(run).toHaveBeenCalledOnce();
});

test("installing runs it, so that the browser keeps it, and makes nothing of it", () => {
  const { run, script } = setup();
  script.install();
  expect(run).toHaveBeenCalledOnce();
  expect(script.made()).toBeUndefined();
  script.here();
  expect(run).toHaveBeenCalledOnce();
});
