import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToasts } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  let isHeld = false;
  const toasts = createToasts(() => isHeld);
  const texts = () => toasts.list().map(({ text }) => text);
  return { toasts, texts, hold: (held: boolean) => void (isHeld = held) };
}

test("a message that is held stays until it is let go", () => {
  const { toasts, texts, hold } = setup();
  toasts.show("Moved to the trash.");
  hold(true);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["Moved to the trash."]);
  hold(false);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test("undo takes the newest Undo among the messages, once", () => {
  const { toasts, texts } = setup();
  const undone: string[] = [];
  const deleted = (name: string) =>
    toasts.show(`${name} deleted.`, { action: { label: "Undo", run: () => undone.push(name) } });
  deleted("a");
  deleted("b");
  toasts.show("Saved.", { action: { label: "Change", run: () => undone.push("change") } });
  expect(toasts.undo()).toBe(true);
  expect(texts()).toEqual(["a deleted.", "Saved."]);
  toasts.undo();
  expect(undone).toEqual(["b", "a"]);
  expect(toasts.undo()).toBe(false);
});

test("what waits for a message to go is told once, however it goes, and not where its action was taken", () => {
  const { toasts } = setup();
  const gone: string[] = [];
  const show = (name: string) =>
    toasts.show(name, { onGone: () => gone.push(name), action: { label: "Undo", run() {} } });
  show("pushed out");
  const takeAway = show("taken away");
  show("undone");
  show("expired");
  expect(gone).toEqual(["pushed out"]);
  takeAway();
  toasts.act(toasts.list().find(({ text }) => text === "undone")?.id ?? 0);
  vi.advanceTimersByTime(20_000);
  expect(gone).toEqual(["pushed out", "taken away", "expired"]);
});

test("an attempt that fails says what did not work and why", async () => {
  const { toasts, texts } = setup();
  expect(await toasts.attempt("The page was not saved.", async () => undefined)).toBe(true);
  expect(texts()).toEqual([]);
  const fail = (reason: unknown) => toasts.attempt("The page was not saved.", () => Promise.reject(reason));
  expect(await fail(new Error("There is no room left."))).toBe(false);
  await fail("no error");
  expect(texts()).toEqual(["The page was not saved. There is no room left.", "The page was not saved. Try again."]);
});
