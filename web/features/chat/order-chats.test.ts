import { expect, test } from "vitest";
import type { ListedSession as Session } from "#core/chat/chat.ts";
import { findChats, inOrder } from "./order-chats.ts";
import { foldersIn, tagsIn } from "./tags-and-folders.ts";

const chat = (id: string, fields: Partial<Session> = {}) =>
  ({ id, name: id, pinned: false, archived: false, tags: [], folder: null, ...fields }) as unknown as Session;
const ids = (chats: readonly Session[]) => chats.map(({ id }) => id);

test("pinned chats come first and archived ones last, also a pinned one that was archived", () => {
  const chats = [
    chat("old", { archived: true }),
    chat("a"),
    chat("b", { pinned: true }),
    chat("c", { pinned: true, archived: true }),
    chat("d"),
  ];
  expect(ids(inOrder(chats))).toEqual(["b", "a", "d", "old", "c"]);
});

test("chats are found by words of name and tags together, by all of several tags, and by what was said", () => {
  const chats = [
    chat("1", { name: "Thé vert", tags: ["Japan", "tea"] }),
    chat("2", { name: "Kettles", tags: ["tea"] }),
    chat("3", { name: "Boats" }),
  ];
  expect(ids(findChats(chats, { words: "the japan", tags: [] }))).toEqual(["1"]);
  expect(ids(findChats(chats, { words: "", tags: ["tea"] }))).toEqual(["1", "2"]);
  expect(ids(findChats(chats, { words: "", tags: ["tea", "Japan"] }))).toEqual(["1"]);
  const said = new Map([
    ["2", "green"],
    ["3", "green"],
  ]);
  expect(ids(findChats(chats, { words: "green", tags: [] }, said))).toEqual(["2", "3"]);
  expect(ids(findChats(chats, { words: "green", tags: ["tea"] }, said))).toEqual(["2"]);
});

test("chats of one folder are found, and a folder by its name", () => {
  const chats = [chat("1", { folder: "Boats" }), chat("2", { folder: "Art" }), chat("3"), chat("4", { folder: "Art" })];
  expect(ids(findChats(chats, { words: "", folder: "Art", tags: [] }))).toEqual(["2", "4"]);
  expect(ids(findChats(chats, { words: "boats", tags: [] }))).toEqual(["1"]);
  expect(ids(findChats(chats, { words: "boats", folder: "Art", tags: [] }))).toEqual([]);
  expect(foldersIn(chats)).toEqual(["Art", "Boats"]);
});

test("tags are listed once, by the alphabet", () => {
  expect(tagsIn([chat("1", { tags: ["tea", "boats"] }), chat("2", { tags: ["tea"] })])).toEqual(["boats", "tea"]);
});
