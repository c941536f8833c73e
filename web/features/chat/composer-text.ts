import { createSignal } from "solid-js";
import { createDraft } from "../../app/draft.ts";
import { replaceSlash, slashQuery } from "../prompts/slash-entries.ts";

/** What is written in the field and where its caret is; `place` is the chat, or the start, that the draft is kept for. */
export function createComposerText(place: () => string) {
  const { text, write: setText } = createDraft(place);
  const [caret, setCaret] = createSignal(0);
  const beforeCaret = () => text().slice(0, caret());
  const write = (value: string, at = value.length) => {
    setText(value);
    setCaret(at);
  };
  return {
    text,
    /** Puts the caret at the end where no place is given for it. */
    write,
    setCaret,
    /** The letters after an `@` that is being written. */
    mention: () => /(?:^|\s)@([^@\n]{0,40})$/.exec(beforeCaret())?.[1],
    /** The letters after a `/` that is being written. */
    slash: () => slashQuery(beforeCaret()),
    removeMention(): void {
      const before = beforeCaret().replace(/@[^@\n]*$/, "");
      write(before + text().slice(caret()), before.length);
    },
    /** Puts what a `/` stood for in its place. */
    replaceSlash(words: string): void {
      const { text: value, at } = replaceSlash(text(), caret(), words);
      write(value, at);
    },
  };
}
