import { createSignal } from "solid-js";
import { describe, expect, it } from "vitest";
import { createChoice } from "./choice.ts";

interface Request {
  readonly value: boolean;
  reply(): Promise<void>;
  refuse(reason: string): Promise<void>;
}

/** A service that answers when the test says so. */
function setup() {
  const [stored, setStored] = createSignal(true);
  const requests: Request[] = [];
  const failures: string[] = [];
  const choice = createChoice({
    stored,
    save: (value) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const settle = async (end: () => void) => {
        end();
        await promise.catch(() => undefined);
        await Promise.resolve();
      };
      requests.push({
        value,
        reply: () => settle(() => (setStored(value), resolve())),
        refuse: (reason) => settle(() => reject(new Error(reason))),
      });
      return promise;
    },
    onFailed: (reason) => void failures.push(reason),
  });
  return { choice, requests, failures, stored };
}

describe("a choice that a request stores", () => {
  it("is shown at once, and still when it is stored", async () => {
    const { choice, requests, stored } = setup();
    choice.choose(false);
    expect([choice.value(), stored()]).toEqual([false, true]);
    await requests[0]?.reply();
    expect([choice.value(), stored()]).toEqual([false, false]);
  });

  it("is not undone by the reply to an earlier one, which it waits for", async () => {
    const { choice, requests, stored } = setup();
    choice.choose(false);
    choice.choose(true);
    expect(requests.map(({ value }) => value)).toEqual([false]);
    await requests[0]?.reply();
    expect([choice.value(), stored()]).toEqual([true, false]);
    expect(requests.map(({ value }) => value)).toEqual([false, true]);
    await requests[1]?.reply();
    expect([choice.value(), stored()]).toEqual([true, true]);
  });

  it("leaves out what was chosen in between", async () => {
    const { choice, requests } = setup();
    for (const value of [false, true, false]) choice.choose(value);
    await requests[0]?.reply();
    await requests[1]?.reply();
    expect(requests.map(({ value }) => value)).toEqual([false, false]);
    expect(choice.value()).toBe(false);
  });

  it("goes back with the reason when it was refused", async () => {
    const { choice, requests, failures } = setup();
    choice.choose(false);
    await requests[0]?.refuse("The disk is full.");
    expect(choice.value()).toBe(true);
    expect(failures).toEqual(["The disk is full."]);
  });

  it("says nothing of a refusal that a later choice has made up for", async () => {
    const { choice, requests, failures } = setup();
    choice.choose(false);
    choice.choose(true);
    await requests[0]?.refuse("The disk is full.");
    await requests[1]?.reply();
    expect(choice.value()).toBe(true);
    expect(failures).toEqual([]);
  });

  it("can be made again after a refusal", async () => {
    const { choice, requests } = setup();
    choice.choose(false);
    await requests[0]?.refuse("The disk is full.");
    choice.choose(false);
    await requests[1]?.reply();
    expect(choice.value()).toBe(false);
  });
});
