import { useQuery } from "@tanstack/solid-query";
import { useNavigate } from "@tanstack/solid-router";
import { createMemo, type Accessor } from "solid-js";
import type { Command } from "../../app/commands.ts";
import { useApp } from "../../app/context.tsx";
import { useCollections } from "../../app/queries.ts";
import { keyLabel } from "../../app/shortcuts.ts";
import { excerpt } from "../../ui/excerpt.ts";
import { loaded } from "../../ui/states.tsx";
import { allPages, asPublished, pageKeys } from "../pages/read-pages.ts";
import { createLookUp, type Entry } from "./look-up.ts";
import { createPassageSearch } from "./passage-search.ts";

export interface PaletteProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** What the palette finds for the query, group after group; `busy` while passages are still being looked for. */
export function usePaletteEntries(
  props: PaletteProps,
  query: Accessor<string>,
): { readonly found: Accessor<readonly Entry[]>; readonly busy: Accessor<boolean> } {
  const navigate = useNavigate();
  const { api, lists } = useApp();
  const collections = useCollections();
  const pages = useQuery(() => ({ queryKey: pageKeys.all, queryFn: () => allPages(api), reconcile: "id" }));

  const go = (run: () => unknown) => () => (props.onClose(), void run());
  const entries = createMemo<readonly Entry[]>(() => [
    ...props.commands
      .filter(({ hidden }) => !hidden)
      .map((command) => ({
        ...command,
        group: "Commands",
        run: go(command.run),
        ...(command.key && { note: keyLabel(command.key) }),
      })),
    ...(loaded(pages) ?? [])
      .filter(({ is_published }) => is_published)
      .map(asPublished)
      .map(({ id, name, route }) => ({
        id,
        group: "Pages",
        title: name,
        note: route,
        icon: "file" as const,
        run: go(() => navigate({ to: "/p/$", params: { _splat: route.slice(1) } })),
      })),
    ...lists.chats().map(({ id, name }) => ({
      id,
      group: "Chats",
      title: name,
      icon: "chat" as const,
      run: go(() => navigate({ to: "/chat/$sessionId", params: { sessionId: id } })),
    })),
    ...(loaded(collections) ?? []).map(({ id, name }) => ({
      id,
      group: "Collections",
      title: name,
      icon: "folder" as const,
      run: go(() => navigate({ to: "/collections/$collectionId", params: { collectionId: id } })),
    })),
    ...(lists.plainDocuments() ?? []).map(({ id, original_filename }) => ({
      id,
      group: "Documents",
      title: original_filename,
      icon: "file" as const,
      run: go(() => navigate({ to: "/documents/$documentId", params: { documentId: id } })),
    })),
  ]);
  const lookUp = createMemo(() => createLookUp(entries()));
  const passages = createPassageSearch({ api, query });
  const found = createMemo<readonly Entry[]>(() => [
    ...lookUp()(query()),
    ...passages.highlights().map(({ id, document_id, document_name, quote, note }) => {
      const words = query().split(/\s+/).filter(Boolean);
      return {
        id,
        group: "Highlights and notes",
        title: excerpt(note === "" ? quote : `${note} — ${quote}`, words, 160),
        words,
        note: document_name,
        icon: "edit" as const,
        run: go(() =>
          navigate({ to: "/documents/$documentId", params: { documentId: document_id }, search: { highlight: id } }),
        ),
      };
    }),
    ...passages.found().map((chunk) => ({
      id: chunk.id,
      group: "Passages",
      title: excerpt(chunk.content, chunk.metadata.why.words, 160),
      words: [...chunk.metadata.why.words],
      note: chunk.metadata.document_name,
      icon: "quote" as const,
      run: go(() =>
        navigate({
          to: "/documents/$documentId",
          params: { documentId: chunk.document_id },
          search: { start: chunk.metadata.start, end: chunk.metadata.end },
        }),
      ),
    })),
  ]);
  return { found, busy: passages.busy };
}
