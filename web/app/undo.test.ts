import { expect, test } from "vitest";
import type { ToastOptions } from "../ui/toasts.ts";
import { createUndoableDeletes } from "./undo.ts";

/** Deletes of a page that notes what it says, deletes and brings back. */
function setup() {
  const page = new EventTarget();
  const said: string[] = [];
  const actions: (() => void)[] = [];
  const gone: (() => void)[] = [];
  const restored: (readonly string[])[] = [];
  const toasts = {
    show(text: string, { action, onGone }: ToastOptions = {}) {
      said.push(text);
      if (action) actions.push(action.run);
      if (onGone) gone.push(onGone);
      return () => undefined;
    },
  };
  const restore = async (names: readonly string[]) => void restored.push(names);
  const deletes = createUndoableDeletes({ toasts, restore, page });
  let deleted = 0;
  const commit = async () => void deleted++;
  const undo = () => actions.at(-1)?.();
  return {
    page,
    said,
    restored,
    deletes,
    commit,
    deleted: () => deleted,
    undo,
    messagesGo: () => gone.forEach((tell) => tell()),
  };
}

test("what can come back from the trash is there at once, all of it, and Undo brings all of it back", async () => {
  const { deletes, commit, deleted, said, undo, restored } = setup();
  deletes.remove({ id: "a", also: ["b"], what: "2 documents", kind: "documents", commit });
  expect(deleted()).toBe(1);
  expect(said).toEqual(["2 documents moved to the trash."]);
  expect(["a", "b"].map((id) => deletes.isGone(id))).toEqual([true, true]);
  undo();
  await expect.poll(() => restored).toEqual([["documents/a", "documents/b"]]);
  expect(["a", "b"].map((id) => deletes.isGone(id))).toEqual([false, false]);
});

test("what the trash does not keep is deleted when the page is left, and not after Undo", async () => {
  const { page, deletes, commit, deleted, undo, restored } = setup();
  deletes.remove({ id: "a", what: "“a.md”", kind: "documents", forever: true, commit });
  deletes.remove({ id: "b", what: "“b.md”", commit });
  undo();
  expect(deletes.isGone("b")).toBe(false);
  expect(deleted()).toBe(0);
  page.dispatchEvent(new Event("pagehide"));
  expect(deleted()).toBe(1);
  expect(restored).toEqual([]);
  await expect.poll(() => deletes.isGone("a")).toBe(false);
});

test("what the trash does not keep is deleted once the message with its Undo goes, however late", async () => {
  const { page, deletes, commit, deleted, messagesGo } = setup();
  deletes.remove({ id: "a", what: "“a.md”", forever: true, commit });
  expect(deletes.isGone("a")).toBe(true);
  expect(deleted()).toBe(0);
  messagesGo();
  expect(deleted()).toBe(1);
  page.dispatchEvent(new Event("pagehide"));
  expect(deleted()).toBe(1);
});

test("what could not be deleted is said and listed again, and Undo has nothing to bring back", async () => {
  const { deletes, said, undo, restored } = setup();
  const commit = () => Promise.reject(new Error("Nothing answered."));
  deletes.remove({ id: "a", what: "“a.md”", kind: "documents", commit });
  undo();
  await expect.poll(() => said).toContain("“a.md” could not be deleted. Nothing answered.");
  expect(deletes.isGone("a")).toBe(false);
  expect(restored).toEqual([]);
});
