import { expect, test } from "vitest";
import { allMessages, type Message } from "./message.ts";

const said = (id: string) => ({ id, content: id }) as Message;

test("a message in two parts of a chat that grew between them is there once", async () => {
  const parts = [
    [said("b"), said("c")],
    [said("a"), said("b")],
  ];
  const messages = await allMessages({ parts: () => Promise.resolve(parts) as never }, "chat");
  expect(messages.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
