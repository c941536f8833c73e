import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Document } from "#core/library/documents/document.ts";
import { FILE_KINDS } from "#core/library/documents/file-kinds.ts";

type Deps = Pick<App, "api" | "client" | "toasts">;

/** Gives a document a newer version of its file, and says what came of it. */
export async function replaceFile({ api, client, toasts }: Deps, document: Document, file: File): Promise<void> {
  const name = `“${document.original_filename}”`;
  await toasts.attempt(`${name} was not replaced.`, async () => {
    const now = await api.replaceDocumentFile({ params: { document_id: document.id }, files: { file } });
    client.setQueryData<Document[]>(keys.documents, (known) => known?.map((each) => (each.id === now.id ? now : each)));
    toasts.show(
      now.file_path === document.file_path
        ? `${name} is the same as before. Nothing changed.`
        : `${name} is replaced. The newer version is being read.`,
    );
  });
}

/** What the file dialog shows: files of the kind that the document is. */
export const acceptFor = ({ document_type }: Document): string =>
  FILE_KINDS.filter(({ type }) => type === document_type)
    .map(({ extension }) => `.${extension}`)
    .join(",");
