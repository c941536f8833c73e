import { expect, test } from "vitest";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { TaggedPage } from "../read-pages.ts";
import { createDesignerState } from "./designer-state.ts";

/** Characters of a value that the storage has room for. */
const ROOM = 5_000_000;

/** A service with one page, whose tag is the number of its changes. */
function setup() {
  let content = { layout: {}, components: [] } as TaggedPage["page"]["content"];
  let changes = 0;
  const kept = new Map<string, string>();
  const refused: string[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > ROOM) throw new DOMException("The storage is full.", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  } as Storage;
  const page = (): TaggedPage => ({ page: { id: "p", content } as TaggedPage["page"], tag: String(changes) });
  const open = () =>
    createDesignerState({
      api: {
        get: async () => page(),
        write: async (_id, next, tag) => {
          if (tag !== String(changes)) throw new RequestFailed(412, "It was changed.");
          content = next;
          changes++;
          return page();
        },
      },
      first: page(),
      screen: "desktop",
      manifest: () => undefined,
      onSaved: () => undefined,
      onRefused: (reason) => void refused.push(reason),
      storage,
    });
  return { open, page, kept, refused, texts: () => content.components.map(({ text }) => text) };
}

const text = (words: string) => ({ type: "text", text: words });

test("two tabs that write at once lose nothing, and each shows what the other wrote", async () => {
  const { open, texts } = setup();
  const [one, two] = [open(), open()];
  one.add(text("one"));
  two.add(text("two"));
  await one.autosave.now();
  await two.autosave.now();
  expect(texts().toSorted()).toEqual(["one", "two"]);
  expect(two.design().blocks).toHaveLength(2);
  two.undo();
  await two.autosave.now();
  expect(texts()).toEqual(["one"]);
});

test("what another tab wrote appears, and what one's own save tells changes nothing", async () => {
  const { open, page } = setup();
  const [one, two] = [open(), open()];
  const before = page();
  one.add(text("one"));
  await one.autosave.now();
  await two.hear(page());
  expect(two.design().blocks).toHaveLength(1);
  // An answer from before the save comes late.
  await one.hear(before);
  expect(one.design().blocks).toHaveLength(1);
  one.remove(one.design().blocks[0]?.id ?? "");
  await one.hear(page());
  expect(one.design().blocks).toHaveLength(0);
  one.undo();
  expect(one.design().blocks).toHaveLength(1);
});

test("what was not saved when the tab closed is back, beside what was saved since", async () => {
  const { open, texts, kept } = setup();
  const closed = open();
  closed.add(text("unsaved"));
  const other = open();
  other.add(text("saved since"));
  await other.autosave.now();
  const again = open();
  expect(again.restoreDraft()).toBe(true);
  await again.autosave.now();
  expect(texts().toSorted()).toEqual(["saved since", "unsaved"]);
  expect(kept.size).toBe(0);
  expect(open().restoreDraft()).toBe(false);
});

test("blocks that are alike are numbered, and a copy is as large as what it copies", () => {
  const state = setup().open();
  const first = state.add(text("a")) ?? "";
  expect(state.nameOf(first)).toBe("Text 1");
  const copy = state.duplicate(first);
  expect(copy && state.nameOf(copy)).toBe("Text 2");
  const { w, h } = state.places()[first] ?? {};
  expect(copy && state.places()[copy]).toMatchObject({ w, h });
});

test("a copied block is there for every other page, and for other tabs once their storage tells", () => {
  const { open } = setup();
  const [one, two] = [open(), open()];
  one.copy(one.add(text("one")) ?? "");
  expect(one.copied()).toEqual(text("one"));
  expect(two.copied()).toBeUndefined();
  two.hearStorage({ key: "something-else" });
  expect(two.copied()).toBeUndefined();
  two.hearStorage({ key: "lectern-copied-block" });
  expect(two.copied()).toEqual(text("one"));
  expect(open().copied()).toEqual(text("one"));
});

const picture = (size: number) => ({ type: "image", source: "x".repeat(size) });

test("a picture that the browser has no room to keep is copied on its page alone, and that is said", () => {
  const { open, refused } = setup();
  const [one, two] = [open(), open()];
  one.copy(one.add(text("before")) ?? "");
  one.copy(one.add(picture(5_000_000)) ?? "");
  expect(one.copied()).toEqual(picture(5_000_000));
  expect(refused).toEqual([
    "Picture is too large to be copied to other pages. It can be pasted on this page until you leave it.",
  ]);
  two.hearStorage({ key: "lectern-copied-block" });
  expect(two.copied()).toBeUndefined();
});

test("a picture that a page has no room for is refused when it is added, and the page is saved as before", async () => {
  const state = setup();
  const designer = state.open();
  designer.add(picture(5_000_000));
  const id = designer.add(text("words")) ?? "";
  expect(designer.add(picture(4_000_000))).toBeUndefined();
  designer.change({ ...picture(4_000_000), id }, "source");
  expect(state.refused).toEqual(Array(2).fill("This does not fit: a page holds at most 8 MB, its pictures included."));
  await designer.autosave.now();
  expect(designer.autosave.state()).toEqual({ phase: "saved" });
  expect(state.texts()).toEqual([undefined, "words"]);
});

test("what two tabs made too large together is at risk until a picture is removed", async () => {
  const { open, texts } = setup();
  const [one, two] = [open(), open()];
  one.add(picture(5_000_000));
  const id = two.add(picture(5_000_000)) ?? "";
  expect(two.isAtRisk()).toBe(true);
  await one.autosave.now();
  expect(one.isAtRisk()).toBe(false);
  await two.autosave.now();
  expect(two.autosave.state()).toMatchObject({ phase: "failed", reason: expect.stringMatching("more than 8 MB") });
  expect(two.isAtRisk()).toBe(true);
  two.remove(id);
  two.add(text("words"));
  await two.autosave.now();
  expect(two.isAtRisk()).toBe(false);
  expect(texts()).toEqual([undefined, "words"]);
});
