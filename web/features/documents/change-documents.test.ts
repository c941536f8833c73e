import { expect, it, vi } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { createToasts } from "../../ui/toasts.ts";
import { changeDocuments, tagsOf } from "./change-documents.ts";

const ONE = { id: "1", original_filename: "a.md", collection_id: "from", tags: ["x"] } as unknown as Document;
const TWO = { ...ONE, id: "2", original_filename: "b.md", tags: [] } as Document;

function setup() {
  const api = {
    changeDocument: vi.fn(async () => undefined),
    copyDocument: vi.fn(async ({ params }: { params: { document_id: string } }) => ({
      id: `copy of ${params.document_id}`,
    })),
    deleteDocument: vi.fn(async () => undefined),
  };
  const show = vi.fn((_: string, __?: { readonly action?: { readonly run: () => void } }) => () => undefined);
  const toasts = { ...createToasts(() => false), show };
  const deps = { api, client: { invalidateQueries: async () => undefined }, toasts } as never;
  const undo = async () => {
    show.mock.lastCall?.[1]?.action?.run();
    await new Promise(setImmediate);
  };
  return { api, show, deps, undo };
}

const changeOf = (body: object) => ({ params: { document_id: "1" }, body });

const place = { id: "to", name: "Trips", isCopied: false };

it("undoes only what it changed", async () => {
  const { api, deps, undo } = setup();
  await changeDocuments(deps, [ONE], { original_filename: "new", tags: () => ["y"] });
  expect(api.changeDocument).toHaveBeenLastCalledWith(changeOf({ original_filename: "new", tags: ["y"] }));
  await undo();
  expect(api.changeDocument).toHaveBeenLastCalledWith(changeOf({ original_filename: "a.md", tags: ["x"] }));
});

it("deletes copies to undo them, and leaves the originals alone", async () => {
  const { api, show, deps, undo } = setup();
  await changeDocuments(deps, [ONE, TWO], { place: { ...place, isCopied: true } });
  expect(show.mock.lastCall?.[0]).toBe("2 documents copied to “Trips”.");
  expect(api.changeDocument).not.toHaveBeenCalled();
  await undo();
  expect(api.deleteDocument.mock.calls).toEqual([
    [{ params: { document_id: "copy of 1" } }],
    [{ params: { document_id: "copy of 2" } }],
  ]);
});

it("says which stayed and why, and rejects where all did", async () => {
  const { api, show, deps } = setup();
  api.changeDocument.mockRejectedValueOnce(new Error("It never leaves."));
  await changeDocuments(deps, [ONE, TWO], { place });
  expect(show.mock.lastCall?.[0]).toBe("“b.md” moved to “Trips”. 1 document stayed: It never leaves.");
  api.changeDocument.mockRejectedValueOnce(new Error("It never leaves."));
  await expect(changeDocuments(deps, [ONE], { place })).rejects.toThrow("It never leaves.");
});

it("reads tags from a line", () => {
  expect(tagsOf(" tax, 2026 ,, tax")).toEqual(["tax", "2026"]);
});
