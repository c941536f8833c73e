import { Match, Switch, type JSX } from "solid-js";
import type { DocumentMarks } from "#core/library/documents/document-text.ts";

/** What there is to know of the marks of a passage: that it has none, or that words of it were hard to recognise. */
export function MarksNote(props: { readonly found: DocumentMarks | undefined }): JSX.Element {
  return (
    <Switch>
      <Match when={props.found?.marks.length === 0}>
        <span class="pdf-note">The passage has no place on a page to mark.</span>
      </Match>
      <Match when={(props.found?.unsure.length ?? 0) > 0}>
        <span class="pdf-note">Check the outlined words: they were hard to recognise.</span>
      </Match>
    </Switch>
  );
}
