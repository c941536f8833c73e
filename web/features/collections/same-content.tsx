import { counted, plural } from "#core/http/counted.ts";
import { createMemo, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { Document } from "#core/library/documents/document.ts";
import { Button } from "../../ui/button.tsx";
import { documentsIn } from "../documents/documents-in.ts";
import { joinCopies } from "../documents/join-copies.ts";
import { copiesAmong, type Copy } from "../documents/same-content.ts";

/** Two devices that had not met yet may each have been given the same file: offers to keep one of each. */
export function SameContent(props: { readonly collectionId: string }): JSX.Element {
  const app = useApp();
  const copies = createMemo(() => copiesAmong(documentsIn(app, props.collectionId)));
  return (
    <Show when={copies().length > 0}>
      <p class="same-name">
        {copyWords(copies())}
        <Button small onClick={() => joinCopies(app, copies())}>
          {plural(copies().length, "Remove the copy", "Remove the copies")}
        </Button>
      </p>
    </Show>
  );
}

function copyWords(copies: readonly Copy<Document>[]): string {
  const [first] = copies;
  if (copies.length !== 1 || !first)
    return `${counted(copies.length, "document")} have the same content as another one here.`;
  const { copy, of } = first;
  return copy.original_filename === of.original_filename
    ? `“${copy.original_filename}” is here twice, with the same content.`
    : `“${copy.original_filename}” has the same content as “${of.original_filename}”.`;
}
