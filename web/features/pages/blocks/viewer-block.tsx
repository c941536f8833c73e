import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { useDocumentNames } from "../../../app/queries.ts";
import { DocumentBody } from "../../viewer/viewer.tsx";

/** One document to read, as it looks. */
export function ViewerBlock(props: { readonly documentId: string }): JSX.Element {
  const nameOf = useDocumentNames();
  return (
    <Show when={props.documentId} fallback={<p class="note">No document is chosen.</p>} keyed>
      {(id) => (
        <section class="block-viewer">
          <h2>
            <Link to="/documents/$documentId" params={{ documentId: id }}>
              {nameOf(id)}
            </Link>
          </h2>
          <div class="block-viewer-body" tabindex="0" role="region" aria-label={nameOf(id)}>
            <DocumentBody place={{ documentId: id }} />
          </div>
        </section>
      )}
    </Show>
  );
}
