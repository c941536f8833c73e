import type { App } from "../../app/context.tsx";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { WantedChange } from "./change-documents.ts";

/** Of what is dragged: ids of documents, as JSON. */
const DOCUMENTS = "application/x-lectern-documents";

export function beginDrag(event: DragEvent, ids: readonly string[]): void {
  event.dataTransfer?.setData(DOCUMENTS, JSON.stringify(ids));
  if (event.dataTransfer) event.dataTransfer.effectAllowed = "move";
}

/** Lets documents be dropped on what stands for a collection. */
export function takesDocuments(app: App, collection: () => Pick<Collection, "id" | "name">) {
  const mark = ({ currentTarget: target }: DragEvent, isOver: boolean) =>
    target instanceof Element && target.toggleAttribute("data-over", isOver);
  const carries = (event: DragEvent) => event.dataTransfer?.types.includes(DOCUMENTS) ?? false;
  return {
    onDragOver(event: DragEvent) {
      if (!carries(event)) return;
      event.preventDefault();
      mark(event, true);
    },
    onDragLeave: (event: DragEvent) => mark(event, false),
    onDrop(event: DragEvent) {
      mark(event, false);
      if (!carries(event)) return;
      event.preventDefault();
      const ids = new Set<unknown>(JSON.parse(event.dataTransfer?.getData(DOCUMENTS) ?? "[]"));
      const { id, name } = collection();
      const dragged = (app.lists.plainDocuments() ?? []).filter(
        (document) => ids.has(document.id) && document.collection_id !== id,
      );
      if (dragged.length === 0) return;
      void move(app, dragged, { id, name, isCopied: false });
    },
  };
}

/** The code is loaded with the first drop: the sidebar is there from the start. */
async function move(app: App, documents: readonly Document[], place: WantedChange["place"] & {}): Promise<void> {
  try {
    const { changeDocuments } = await import("./change-documents.ts");
    await changeDocuments(app, documents, { place });
  } catch (error) {
    app.toasts.show(error instanceof Error ? error.message : "They could not be moved. Try again.");
  }
}
