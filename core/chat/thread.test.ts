import { expect, test } from "vitest";
import { pathTo, shownThread, type Threaded } from "./thread.ts";

const user = (id: string, metadata: object = {}): Threaded => ({ id, role: "user", metadata });
const reply = (id: string, question_id?: string): Threaded => ({
  id,
  role: "assistant",
  metadata: question_id ? { answer: { question_id } } : { answer: {} },
});
const ids = (messages: readonly Threaded[], chosen: readonly string[] = []) =>
  shownThread(messages, new Set(chosen)).map(({ message }) => message.id);

test("messages without links follow one another, as sessions of earlier versions have them", () => {
  const messages = [user("q1"), reply("a1"), user("q2"), reply("a2")];
  expect(ids(messages)).toEqual(["q1", "a1", "q2", "a2"]);
  expect(pathTo(messages, "a2").map(({ id }) => id)).toEqual(["q1", "a1", "q2", "a2"]);
});

test("answers of other programs that follow each other are all shown, and are no versions", () => {
  const said = (id: string): Threaded => ({ id, role: "assistant", metadata: {} });
  const messages = [said("greeting"), user("q"), said("a"), said("b"), user("r"), said("c")];
  expect(shownThread(messages).map(({ versions }) => versions)).toEqual(messages.map(({ id }) => [id]));
});

test("a message that is listed twice does not follow itself", () => {
  const other: Threaded = { id: "a1", role: "assistant", metadata: {} };
  for (const twice of [user("q2"), other]) {
    const messages = [user("q1"), other, user("q2"), twice, twice];
    expect(pathTo(messages, twice.id).at(-1)?.id).toBe(twice.id);
  }
});

test("two questions asked at once are both shown, each with its answer", () => {
  expect(ids([user("q1"), user("q2"), reply("a1", "q1"), reply("a2", "q2")])).toEqual(["q1", "a1", "q2", "a2"]);
});

test("an edited question takes what followed it out of sight, and choosing the first brings it back", () => {
  const messages = [
    user("q1"),
    reply("a1", "q1"),
    user("q2"),
    reply("a2", "q2"),
    user("q1b", { edit_of: "q1" }),
    reply("a1b", "q1b"),
  ];
  expect(ids(messages)).toEqual(["q1b", "a1b"]);
  expect(shownThread(messages)[0]?.versions).toEqual(["q1", "q1b"]);
  expect(ids(messages, ["q1"])).toEqual(["q1", "a1", "q2", "a2"]);
});

test("an answer given once more stands beside the first, and what follows hangs on the one it followed", () => {
  const messages = [user("q1"), reply("a1", "q1"), user("q2"), reply("a2", "q2"), reply("a1b", "q1")];
  expect(ids(messages)).toEqual(["q1", "a1b"]);
  expect(shownThread(messages)[1]?.versions).toEqual(["a1", "a1b"]);
  expect(ids(messages, ["a1"])).toEqual(["q1", "a1", "q2", "a2"]);
});

test("a question after an older branch opens that branch, and looks back along it only", () => {
  const messages = [
    user("q1"),
    reply("a1", "q1"),
    user("q1b", { edit_of: "q1" }),
    reply("a1b", "q1b"),
    user("q2", { after: "a1" }),
    reply("a2", "q2"),
  ];
  expect(ids(messages)).toEqual(["q1", "a1", "q2", "a2"]);
  expect(pathTo(messages, "a2").map(({ id }) => id)).toEqual(["q1", "a1", "q2", "a2"]);
  expect(ids(messages, ["q1b"])).toEqual(["q1b", "a1b"]);
});

test("an edit of an edit is one more version of the same question", () => {
  const messages = [user("q"), user("r", { edit_of: "q" }), user("s", { edit_of: "r" })];
  expect(shownThread(messages).map(({ versions }) => versions)).toEqual([["q", "r", "s"]]);
});

test("links to messages that are not there are passed over", () => {
  expect(ids([user("q1", { edit_of: "gone" }), reply("a1", "gone"), user("q2", { after: "gone" })])).toEqual([
    "q1",
    "a1",
    "q2",
  ]);
});
