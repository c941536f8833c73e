import { Show, type JSX } from "solid-js";
import type { DocumentMarks } from "#core/library/documents/document-text.ts";
import { IconButton } from "../../ui/button.tsx";
import { MarksNote } from "./marks-note.tsx";
import { PageJump } from "./page-jump.tsx";
import type { Zoom } from "./zoom.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

interface PageToolsProps {
  /** The page in view, from 1. */
  readonly page: number;
  readonly count: number;
  readonly onGo: (page: number) => void;
  readonly zoom: Zoom;
  readonly found: DocumentMarks | undefined;
  readonly onMark: () => void;
  /** Tools of one view alone, after those for the size. */
  readonly children?: JSX.Element;
}

/** What the bar above a document of pages has: which page, how large, and back to the marked passage. */
export function PageTools(props: PageToolsProps): JSX.Element {
  return (
    <>
      <Show when={props.count > 1}>
        <PageJump page={props.page} count={props.count} onGo={props.onGo} />
      </Show>
      <ZoomButtons zoom={props.zoom} />
      {props.children}
      <Show when={(props.found?.marks.length ?? 0) > 0}>
        <IconButton icon="quote" label="Back to the marked passage" onClick={() => props.onMark()} />
      </Show>
      <MarksNote found={props.found} />
    </>
  );
}
