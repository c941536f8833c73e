import { expect, test } from "vitest";
import { ChatMessage } from "#core/chat/chat.ts";
import { shownThread } from "#core/chat/thread.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

export function chatVersionCases({ api }: ContractSetup): void {
  const ask = async (body: object) => {
    const { status, body: reply, text } = await api.json("POST", "/api/chat/message", body);
    expect(status, text).toBe(200);
    return ChatMessage.parse(reply);
  };
  const messages = async (session_id: string) =>
    ChatMessage.array().parse((await api.get(`/api/chat/messages?session_id=${session_id}`)).body);
  const questionOf = ({ metadata }: ChatMessage) => (metadata.answer as { question_id: string }).question_id;

  test("an edited question keeps the one it stands for, and both keep their answers", async () => {
    const session = await api.newSession();
    const first = await ask({ session_id: session.id, message: "one" });
    const second = await ask({ session_id: session.id, message: "uno", edit_of: questionOf(first) });
    const all = await messages(session.id);
    expect(all).toHaveLength(4);
    expect(all[2]?.metadata).toEqual({ edit_of: questionOf(first) });
    expect(shownThread(all).map(({ message }) => message.id)).toEqual([questionOf(second), second.id]);
    expect(shownThread(all)[0]?.versions).toEqual([questionOf(first), questionOf(second)]);
  });

  test("a question answered once more is not stored again", async () => {
    const session = await api.newSession();
    const first = await ask({ session_id: session.id, message: "one" });
    const second = await ask({ session_id: session.id, message: "is not looked at", retry_of: questionOf(first) });
    expect(questionOf(second)).toBe(questionOf(first));
    const all = await messages(session.id);
    expect(all.map(({ content }) => content)).toEqual(["one", first.content, second.content]);
    expect(shownThread(all)[1]?.versions).toEqual([first.id, second.id]);
  });

  test("a question may follow an earlier message than the newest", async () => {
    const session = await api.newSession();
    const first = await ask({ session_id: session.id, message: "one" });
    const edited = await ask({ session_id: session.id, message: "uno", edit_of: questionOf(first) });
    const next = await ask({ session_id: session.id, message: "two", after: first.id });
    const all = await messages(session.id);
    expect(all.find(({ id }) => id === questionOf(next))?.metadata).toEqual({ after: first.id });
    expect(shownThread(all).map(({ message }) => message.content)).not.toContain(edited.content === "" ? null : "uno");
    const last = await ask({ session_id: session.id, message: "three", after: next.id });
    expect((await messages(session.id)).find(({ id }) => id === questionOf(last))?.metadata).toEqual({});
  });

  test("versions of what is not in the session are refused, and nothing is stored", async () => {
    const session = await api.newSession();
    const other = await ask({ session_id: (await api.newSession()).id, message: "elsewhere" });
    for (const field of ["edit_of", "retry_of", "after"])
      for (const id of [UNKNOWN_ID, other.id])
        expectRefusal(
          await api.json("POST", "/api/chat/message", { session_id: session.id, message: "one", [field]: id }),
          404,
          id,
        );
    const reply = await ask({ session_id: session.id, message: "one" });
    expectRefusal(
      await api.json("POST", "/api/chat/message", { session_id: session.id, message: "two", edit_of: reply.id }),
      404,
      reply.id,
    );
    expect(await messages(session.id)).toHaveLength(2);
  });
}
