import { createResource, type Accessor } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useProcessedAt } from "../../app/queries.ts";
import { keys } from "../../app/keys.ts";
import type { OpenPdf } from "./open-pdf.ts";
import { bookmarksOf, headingsOf, type OutlineEntry } from "./outline.ts";

/**
 * The bookmarks of a PDF; without any, the headings of its text. Read once they are wanted, because the text of a book
 * has megabytes; undefined until then.
 */
export function useOutline(props: {
  readonly documentId: string;
  readonly pdf: OpenPdf;
  readonly isWanted: boolean;
}): Accessor<readonly OutlineEntry[] | undefined> {
  const { api, client } = useApp();
  const processedAt = useProcessedAt(() => props.documentId);
  const [outline] = createResource(
    () => props.isWanted && props.pdf,
    async ({ document }) => {
      // Damaged bookmarks and a document without text both leave the pictures of the pages.
      const bookmarks = await bookmarksOf(document).catch(() => []);
      return bookmarks.length > 0 ? bookmarks : headings().catch(() => []);
    },
  );
  const headings = async () => {
    const { documentId } = props;
    const queryFn = () => api.getDocumentText({ params: { document_id: documentId } });
    return headingsOf(
      await client.fetchQuery({
        queryKey: keys.text(documentId, undefined, processedAt()),
        queryFn,
        staleTime: Infinity,
      }),
    );
  };
  return () => (outline.loading ? undefined : outline.latest);
}
