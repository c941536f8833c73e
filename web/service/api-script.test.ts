import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiScript } from "./api-script.ts";
import type { ApiHere } from "./api-here.ts";

const SEEN = { host: "a.example", purpose: "other", bytes: 0 } as const;

function setup() {
  const noted: unknown[] = [];
  const here = { note: (seen: unknown) => noted.push(seen), answer: async () => new Response("here") };
  const install = vi.fn();
  const run = vi.fn(() => () => here as unknown as ApiHere);
  return {
    install,
    run,
    noted,
    script: createApiScript({
      install,
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

test("installing reads all parts, so that the browser keeps them, and makes nothing of them", () => {
  const { install, run, script } = setup();
  script.install();
  expect([install.mock.calls.length, run.mock.calls.length]).toEqual([1, 1]);
  expect(script.made()).toBeUndefined();
});
