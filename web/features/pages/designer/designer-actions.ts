import { useQueryClient } from "@tanstack/solid-query";
import { useApp } from "../../../app/context.tsx";
import { readDesign } from "../content/design.ts";
import { type BackedUpPage, pageKeys, type TaggedPage } from "../read-pages.ts";
import type { DesignerState } from "./designer-state.ts";

/** Publishes, backs up and restores, each after the design on the screen is saved. */
export function useDesignerActions(page: () => BackedUpPage, state: DesignerState) {
  const { api, toasts } = useApp();
  const client = useQueryClient();
  const attempt = async (action: () => Promise<unknown>, done: string, undo?: () => void) => {
    await toasts.attempt("The page stays as it was.", async () => {
      await state.autosave.now();
      const saving = state.autosave.state();
      if (saving.phase === "failed") throw new Error(saving.reason);
      await action();
      await client.invalidateQueries({ queryKey: pageKeys.all });
      await client.invalidateQueries({ queryKey: pageKeys.each });
      toasts.show(done, undo && { action: { label: "Undo", run: undo } });
    });
  };
  const keep = (changed: Partial<BackedUpPage>) =>
    client.setQueryData<TaggedPage>(
      pageKeys.one(state.pageId),
      (known) => known && { ...known, page: { ...known.page, ...changed } },
    );
  return {
    publish: (isWanted: boolean) =>
      attempt(
        async () =>
          keep({
            is_published: (await api.publishPage({ params: { page_id: state.pageId }, body: { publish: isWanted } }))
              .is_published,
          }),
        isWanted ? "The page is published." : "The page is a draft again.",
      ),
    backUp: () =>
      attempt(
        async () =>
          keep({
            content_backup: (await api.backUpPage({ params: { page_id: state.pageId }, body: { create_backup: true } }))
              .content_backup,
          }),
        "A copy of the content is kept, in place of the one before.",
      ),
    async restore() {
      const { content_backup } = page();
      if (!content_backup) return;
      await attempt(
        async () => {
          state.replace(readDesign(content_backup));
          await state.autosave.now();
        },
        "The content is as it was at the backup.",
        () => state.undo(),
      );
    },
  };
}
