import { expect, test } from "vitest";
import type { Conversation } from "#core/chat/conversations/conversation.ts";
import type { Tag } from "#core/chat/tags/tag.ts";
import { findConversations, titleOf } from "./find-conversations.ts";

const tag = (id: string, name: string) => ({ id, name, color: "#3B82F6" }) as Tag;
const conversation = (id: string, title: string | null, tags: Tag[] = []) =>
  ({ id, title, tags }) as unknown as Conversation;
const work = tag("w", "Work");
const idea = tag("i", "Idea");
const list = [
  conversation("1", "Crème brûlée", [idea]),
  conversation("2", null, [work, idea]),
  conversation("3", "Rent", [work]),
];
const found = (words: string, tags: string[] = [], said?: Map<string, string>) =>
  findConversations(list, { words, tags }, said).map(({ id }) => id);

test("words are found in titles and tags, whatever their case and accents, and all of them must stand there", () => {
  expect(found("creme")).toEqual(["1"]);
  expect(found("IDEA untitled")).toEqual(["2"]);
  expect(found("rent creme")).toEqual([]);
  expect(found("  ")).toEqual(["1", "2", "3"]);
});

test("tags narrow the list: each one chosen must be attached", () => {
  expect(found("", ["w"])).toEqual(["2", "3"]);
  expect(found("", ["w", "i"])).toEqual(["2"]);
  expect(found("creme", ["w"])).toEqual([]);
});

test("what was said counts as much as the title, but not against a tag", () => {
  const said = new Map([["3", "a recipe for crème brûlée"]]);
  expect(found("creme", [], said)).toEqual(["1", "3"]);
  expect(found("creme", ["i"], said)).toEqual(["1"]);
});

test("a conversation nobody has named has a name all the same", () => {
  expect(titleOf({ title: "  " })).toBe("Untitled conversation");
});
