import { Show, type JSX } from "solid-js";
import { counted, plural } from "#core/http/counted.ts";
import { createReadiness } from "./readiness.ts";

/** How many documents of a collection, or of all, an answer may not know yet. */
export function StillReading(props: { readonly collectionId: string | undefined }): JSX.Element {
  const { coming } = createReadiness(() => props.collectionId);
  return (
    <Show when={coming() > 0}>
      <p class="thread-coming" role="status">
        {counted(coming(), "document")} {plural(coming(), "is", "are")} still being read; answers may not know of{" "}
        {plural(coming(), "it", "them")} yet.
      </p>
    </Show>
  );
}
