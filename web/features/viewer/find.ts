import { keepPreviousData, useQuery } from "@tanstack/solid-query";
import { createContext, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useProcessedAt } from "../../app/queries.ts";
import { loaded } from "../../ui/states.tsx";
import type { FoundInDocument } from "#core/library/documents/find-in-document.ts";

export type FoundPlace = FoundInDocument["places"][number];

export interface Find {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly words: () => string;
  readonly type: (words: string) => void;
  /** Empty while nothing is looked for. */
  readonly places: () => readonly FoundPlace[];
  readonly found: () => FoundInDocument | undefined;
  /** Why the last request failed; empty where none did. */
  readonly problem: () => string;
  readonly isLoading: () => boolean;
  /** The index of the place that is shown, of `places`; -1 where there is none. */
  readonly at: () => number;
  readonly current: () => FoundPlace | undefined;
  /** To the next place, or with -1 to the one before; round at the ends. */
  readonly step: (by: 1 | -1) => void;
}

interface FindDeps {
  readonly documentId: () => string;
  /** An earlier version of the document; the newest where undefined. */
  readonly version: () => number | undefined;
  /** The page that is read, from 1: the first place shown is on it or after it. */
  readonly page: () => number;
}

/** Milliseconds without a key until a request is sent: a long book takes some tenths of a second to look through. */
const PAUSE = 150;

/** What is looked for in one document. The service does the comparing; see `findInText`. */
export function createFind({ documentId, version, page }: FindDeps): Find {
  const { api } = useApp();
  const [isOpen, setOpen] = createSignal(false);
  const [words, setWords] = createSignal("");
  const [asked, setAsked] = createSignal("");
  const [at, setAt] = createSignal(-1);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  const processedAt = useProcessedAt(documentId);
  const isAsking = () => isOpen() && asked().trim() !== "";
  const query = useQuery(() => ({
    queryKey: ["find", documentId(), version(), processedAt(), asked()],
    queryFn: ({ signal }) =>
      api.findInDocument({ params: { document_id: documentId() }, query: { q: asked(), version: version() }, signal }),
    enabled: isAsking(),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  }));
  const found = createMemo(() => (isAsking() ? loaded(query) : undefined));
  const places = () => found()?.places ?? [];
  const firstFrom = (least: number) =>
    Math.max(
      0,
      places().findIndex((place) => (place.page ?? 1) >= least),
    );
  createEffect(on(found, () => setAt(places().length === 0 ? -1 : firstFrom(page()))));

  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    words,
    type(next) {
      setWords(next);
      clearTimeout(timer);
      timer = setTimeout(() => setAsked(next), PAUSE);
    },
    places,
    found,
    problem: () => (isAsking() ? (query.error?.message ?? "") : ""),
    isLoading: () => isAsking() && query.isFetching,
    at,
    current: () => places()[at()],
    step(by) {
      const count = places().length;
      if (count > 0) setAt((at() + by + count) % count);
    },
  };
}

/** For the pieces of a text document, however deep in it they are. */
export const FindContext = createContext<Find>();
