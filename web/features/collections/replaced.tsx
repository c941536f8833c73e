import { counted, plural } from "#core/http/counted.ts";
import { createMemo, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { documentsIn } from "../documents/documents-in.ts";
import { removeDocuments } from "../documents/remove-document.ts";
import { replacedAmong } from "../documents/replaced.ts";

/** A file that could not be read is still listed beside the readable one that took its place: offers to take it off. */
export function Replaced(props: { readonly collectionId: string }): JSX.Element {
  const app = useApp();
  const replaced = createMemo(() => replacedAmong(documentsIn(app, props.collectionId)));
  const what = () => {
    const [first, ...others] = replaced();
    return others.length === 0
      ? `The “${first?.original_filename ?? ""}” that could not be read`
      : `${counted(others.length + 1, "file")} that could not be read`;
  };
  return (
    <Show when={replaced().length > 0}>
      <p class="same-name">
        {replaced().length === 1
          ? `${what()} is still listed beside the readable one of that name.`
          : `${what()} are still listed beside the readable ones of their names.`}
        <Button small onClick={() => removeDocuments(app, replaced(), what())}>
          {plural(replaced().length, "Remove the unreadable one")}
        </Button>
      </p>
    </Show>
  );
}
