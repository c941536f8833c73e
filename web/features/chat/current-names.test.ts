import { expect, it } from "vitest";
import { withCurrentNames } from "./current-names.ts";
import type { Message } from "./message.ts";

const passage = (document_id: string, document_name: string) => ({ document_id, document_name, content: "Nine." });
const message = (...passages: ReturnType<typeof passage>[]) =>
  ({ id: "m", role: "assistant", content: "Nine. [1]", metadata: { answer: { passages } } }) as unknown as Message;
const namesIn = ({ metadata }: Message) => metadata.answer?.passages.map(({ document_name }) => document_name);

it("an answer names a renamed document as it is called now, and a deleted one as it was called", () => {
  const names = new Map([["a", "Timetable 2026.md"]]);
  const shown = withCurrentNames(message(passage("a", "ferry.md"), passage("b", "gone.md")), names);
  expect(namesIn(shown)).toEqual(["Timetable 2026.md", "gone.md"]);
});

it("a message without renamed documents is the same object, so that nothing is drawn again", () => {
  const same = message(passage("a", "ferry.md"));
  expect(withCurrentNames(same, new Map([["a", "ferry.md"]]))).toBe(same);
  const question = { id: "q", role: "user", content: "When?", metadata: {} } as unknown as Message;
  expect(withCurrentNames(question, new Map())).toBe(question);
});
