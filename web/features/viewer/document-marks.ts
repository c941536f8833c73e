import { useQuery } from "@tanstack/solid-query";
import { createEffect, createMemo, onCleanup } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { DocumentMarks } from "#core/library/documents/document-text.ts";
import type { Place } from "./place.ts";
import { loaded } from "../../ui/states.tsx";

interface MarkedDocument {
  readonly documentId: string;
  readonly mark: Place | undefined;
  /** The first page with a mark on it, once it is known; undefined when the document is closed. */
  readonly onMarkedPage?: ((page: number | undefined) => void) | undefined;
}

const rangeOf = ({ start, end, begins, version }: Partial<Place> = {}) => ({
  start: start ?? 0,
  end: end ?? 0,
  ...(begins !== undefined && { begins }),
  ...(version !== undefined && { version }),
});

/** The rectangles of the marked passage, with what is wanted of one page. */
export function useMarks(props: MarkedDocument) {
  const { api } = useApp();
  const marks = useQuery(() => ({
    queryKey: keys.marks(props.documentId, rangeOf(props.mark)),
    queryFn: () => api.getDocumentMarks({ params: { document_id: props.documentId }, query: rangeOf(props.mark) }),
    enabled: props.mark !== undefined,
    staleTime: Infinity,
  }));
  const found = createMemo((): DocumentMarks | undefined => (props.mark ? loaded(marks) : undefined));
  createEffect(() => props.onMarkedPage?.(found()?.marks[0]?.page));
  onCleanup(() => props.onMarkedPage?.(undefined));
  return {
    found,
    marksOf: (page: number) => found()?.marks.filter((mark) => mark.page === page) ?? [],
    unsureOf: (page: number) => found()?.unsure.filter((mark) => mark.page === page) ?? [],
    sizeOf: (page: number) => found()?.pages.find((size) => size.page === page),
  };
}
