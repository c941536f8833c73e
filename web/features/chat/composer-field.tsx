import { createEffect, onMount, type JSX } from "solid-js";

interface ComposerFieldProps {
  readonly text: string;
  readonly placeholder: string;
  readonly autofocus: boolean | undefined;
  readonly ref: (area: HTMLTextAreaElement) => void;
  /** `caret` is its place in characters. */
  readonly onText: (text: string, caret: number) => void;
  readonly onCaret: (caret: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The field that a question is written in. */
export function ComposerField(props: ComposerFieldProps): JSX.Element {
  let area: HTMLTextAreaElement | undefined;
  // On a touch screen the keyboard would cover half of the page unasked.
  onMount(() => props.autofocus && matchMedia("(pointer: fine)").matches && area?.focus());
  createEffect(() => {
    if (area && area.value !== props.text) area.value = props.text;
  });
  return (
    <textarea
      ref={(element) => {
        area = element;
        props.ref(element);
      }}
      data-ask=""
      dir="auto"
      class="composer-input"
      rows="1"
      maxlength="20000"
      aria-label="Your question"
      placeholder={props.placeholder}
      onInput={({ currentTarget: { value, selectionStart } }) => props.onText(value, selectionStart)}
      onSelect={(event) => props.onCaret(event.currentTarget.selectionStart)}
      onKeyDown={(event) => props.onKeyDown(event)}
    />
  );
}
