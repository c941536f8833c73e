import { useQuery } from "@tanstack/solid-query";
import { createContext, createMemo, createSignal, useContext } from "solid-js";
import type { Highlight, HighlightColor, PlacedHighlight } from "#core/library/highlights/highlight.ts";
import type { Body } from "../../app/client/client.ts";
import { useApp } from "../../app/context.tsx";
import { isDeviceOnly, useDocument, useProcessedAt } from "../../app/queries.ts";
import { keys } from "../../app/keys.ts";
import { loaded } from "../../ui/states.tsx";

export type HighlightMark = PlacedHighlight["marks"][number] & { readonly of: PlacedHighlight };

/** What a document view shows of a person's highlights, and what they can do with them. */
export interface Highlights {
  readonly all: () => readonly PlacedHighlight[];
  /** Why they could not be loaded; empty where they were. */
  readonly problem: () => string;
  readonly isLoading: () => boolean;
  /** Rectangles by page, from 1. */
  readonly marksOf: (page: number) => readonly HighlightMark[];
  readonly sizeOf: (page: number) => PlacedHighlight["pages"][number] | undefined;
  readonly isOpen: () => boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Those that have a place in the text, in its order. */
  readonly inText: () => readonly PlacedHighlight[];
  /** The one that was chosen last. A new object each time. */
  readonly shown: () => Shown | undefined;
  /** Chooses one in the list: the document is scrolled to it. */
  readonly show: (highlight: PlacedHighlight) => void;
  /** Chooses one in the document: the list opens at it. */
  readonly reveal: (highlight: PlacedHighlight) => void;
  /** The id of the one whose note is being written. */
  readonly edited: () => string | undefined;
  readonly edit: (id: string | undefined) => void;
  readonly lastColor: () => HighlightColor;
  readonly add: (
    selection: Omit<Body<"createHighlight">, "color" | "version">,
    color: HighlightColor,
  ) => Promise<Highlight>;
  readonly change: (highlight: PlacedHighlight, change: Body<"changeHighlight">) => Promise<void>;
  readonly remove: (highlight: PlacedHighlight) => void;
}

export interface Shown {
  readonly highlight: PlacedHighlight;
  /** It was chosen in the list or by the address, and not in the document. */
  readonly isFar: boolean;
}

export const HighlightsContext = createContext<Highlights>();

/** For the views of a document; a view without highlights around it shows none. */
export const useHighlights = () => useContext(HighlightsContext);

interface HighlightsOf {
  readonly documentId: () => string;
  /** An earlier version of the document; the newest where undefined. */
  readonly version: () => number | undefined;
  /** The id of the highlight that the address names. */
  readonly named: () => string | undefined;
}

export function createHighlights({ documentId, version, named }: HighlightsOf): Highlights {
  const { api, client, deletes, lists } = useApp();
  const [isOpen, setOpen] = createSignal(false);
  const [chosen, setChosen] = createSignal<Shown>();
  const [edited, edit] = createSignal<string>();
  const [lastColor, setLastColor] = createSignal<HighlightColor>("yellow");

  const document = useDocument(documentId);
  const processedAt = useProcessedAt(documentId);
  const query = useQuery(() => ({
    queryKey: keys.highlights(documentId(), version(), processedAt()),
    queryFn: () => api.listHighlights({ params: { document_id: documentId() }, query: { version: version() } }),
  }));
  const all = createMemo(() => (loaded(query) ?? []).filter(({ id }) => !deletes.isGone(id)));
  const inText = createMemo(() => all().filter(({ placement }) => placement === "same" || placement === "changed"));
  const byPage = createMemo(() =>
    Map.groupBy(
      all().flatMap((highlight) => highlight.marks.map((mark) => ({ ...mark, of: highlight }))),
      ({ page }) => page,
    ),
  );
  const sizes = createMemo(() => new Map(all().flatMap(({ pages }) => pages.map((size) => [size.page, size]))));
  /** The one of the address is chosen once it has been loaded. */
  const arrived = createMemo(
    (): Shown | undefined => {
      const id = named();
      const highlight = id === undefined ? undefined : all().find((each) => each.id === id);
      return highlight && { highlight, isFar: true };
    },
    undefined,
    { equals: (a, b) => a?.highlight.id === b?.highlight.id },
  );
  const again = () => client.invalidateQueries({ queryKey: [keys.highlights("", undefined, null)[0]] });

  return {
    all,
    problem: () => query.error?.message ?? "",
    isLoading: () => query.isLoading,
    marksOf: (page) => byPage().get(page) ?? NONE,
    sizeOf: (page) => sizes().get(page),
    isOpen,
    setOpen,
    inText,
    shown: () => chosen() ?? arrived(),
    show: (highlight) => void setChosen({ highlight, isFar: true }),
    reveal(highlight) {
      setChosen({ highlight, isFar: false });
      setOpen(true);
    },
    edited,
    edit,
    lastColor,
    async add(selection, color) {
      setLastColor(color);
      const body = { ...selection, color, ...(version() !== undefined && { version: version() }) };
      const made = await api.createHighlight({ params: { document_id: documentId() }, body });
      await again();
      return made;
    },
    async change({ id, document_id }, body) {
      if (body.color) setLastColor(body.color);
      await api.changeHighlight({ params: { document_id, highlight_id: id }, body });
      await again();
    },
    remove({ id, document_id }) {
      const collection = document()?.collection_id ?? null;
      deletes.remove({
        id,
        what: "Highlight",
        forever: isDeviceOnly({ lists }, collection),
        kind: "highlights",
        commit: () => api.deleteHighlight({ params: { document_id, highlight_id: id } }).then(again),
      });
    },
  };
}

const NONE: readonly HighlightMark[] = [];

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "Try again.");
