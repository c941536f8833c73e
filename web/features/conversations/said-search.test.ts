import { expect, test } from "vitest";
import type { Conversation } from "#core/chat/conversations/conversation.ts";
import { createSaidSearch } from "./said-search.ts";

const conversation = (id: string, updated_at = "1") => ({ id, updated_at }) as Conversation;

test("finds the message in which all words stand, and asks for each conversation once until it changes", async () => {
  const { search, asked } = setup({ a: ["Hello", "A café in Lyon"], b: ["A café", "in Lyon"] });
  await search.look("cafe lyon", [conversation("a"), conversation("b")]);
  expect([...search.found()]).toEqual([["a", "A café in Lyon"]]);
  await search.look("hello", [conversation("a"), conversation("b")]);
  expect([...search.found().keys()]).toEqual(["a"]);
  expect(asked).toEqual(["a", "b"]);
  await search.look("hello", [conversation("a", "2")]);
  expect(asked).toEqual(["a", "b", "a"]);
  expect(search.progress()).toBeNull();
});

test("one that cannot be read is told, and the others are looked through", async () => {
  const { search } = setup({ b: ["Hello"] });
  await search.look("hello", [conversation("a"), conversation("b")]);
  expect([...search.found().keys()]).toEqual(["b"]);
  expect(search.problem()).toBe("No conversation a.");
});

test("a newer search takes the place of one under way", async () => {
  const { search } = setup({ a: ["first"], b: ["second"] });
  const first = search.look("first", [conversation("a")]);
  await search.look("second", [conversation("b")]);
  await first;
  expect([...search.found().keys()]).toEqual(["b"]);
});

test("no words find nothing and ask nobody", async () => {
  const { search, asked } = setup({ a: ["Hello"] });
  await search.look("  ", [conversation("a")]);
  expect(search.found().size).toBe(0);
  expect(asked).toEqual([]);
});

function setup(said: Readonly<Record<string, readonly string[]>>) {
  const asked: string[] = [];
  const search = createSaidSearch(async (id) => {
    asked.push(id);
    const texts = said[id];
    if (!texts) throw new Error(`No conversation ${id}.`);
    return texts.map((message) => ({ message }));
  });
  return { search, asked };
}
