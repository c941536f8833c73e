import { Show, type JSX } from "solid-js";
import { ContentsPanel } from "./contents-panel.tsx";
import type { OpenPdf } from "./open-pdf.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { useOutline } from "./use-outline.ts";

interface PdfContentsProps {
  readonly documentId: string;
  readonly pdf: OpenPdf;
  readonly isOpen: boolean;
  /** The page in view, from 1. */
  readonly page: number;
  readonly onGo: (page: number) => void;
  readonly onClose: () => void;
}

/** The outline of a PDF and small pictures of its pages, beside the pages. */
export function PdfContents(props: PdfContentsProps): JSX.Element {
  const outline = useOutline({
    documentId: props.documentId,
    pdf: props.pdf,
    get isWanted() {
      return props.isOpen;
    },
  });
  return (
    <Show when={props.isOpen && outline()}>
      {(entries) => (
        <ContentsPanel
          entries={entries()}
          onGo={(entry) => void entry.page().then((page) => page !== undefined && props.onGo(page))}
          onClose={() => props.onClose()}
          {...(props.pdf.pages.length > 1 && {
            thumbnails: () => <Thumbnails pdf={props.pdf} page={props.page} onGo={props.onGo} />,
          })}
        />
      )}
    </Show>
  );
}
