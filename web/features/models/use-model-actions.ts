import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Model } from "#core/models/local/models.ts";
import { formatBytes } from "../documents/file-kinds.ts";
import { unpackedLanguage } from "./add-language.ts";
import { addFiles, type AddProgress } from "./add-files.ts";

const STALE = [keys.models, keys.documents, keys.storage, keys.openJobs, keys.ladder, keys.machine];

/** What a person can do with a model; what goes wrong is said in a toast. */
export function useModelActions() {
  const { api, client, toasts } = useApp();

  const attempt = async (what: string, action: () => Promise<unknown>): Promise<void> => {
    await toasts.attempt(what, action);
    await Promise.all(STALE.map((queryKey) => client.invalidateQueries({ queryKey })));
  };

  return {
    install: (model: Model) =>
      attempt(`${model.name} could not be downloaded.`, () => api.installModel({ params: { model_id: model.id } })),
    pause: (model: Model) =>
      attempt(`${model.name} could not be paused.`, () => api.pauseModel({ params: { model_id: model.id } })),
    /** A language model that is taken into use is what answers, whatever was chosen before. */
    activate: (model: Model) =>
      attempt(`${model.name} could not be taken into use.`, async () => {
        await api.activateModel({ params: { model_id: model.id } });
        const { choice, only_here } = await api.getLanguageModels();
        if (model.kind === "generator" && choice.use !== "automatic")
          await api.chooseLanguageModels({ body: { use: "chosen", model: model.id, only_here } });
      }),
    deactivate: (model: Model) =>
      attempt(`${model.name} could not be taken out of use.`, () =>
        api.deactivateModel({ params: { model_id: model.id } }),
      ),
    add: (model: Model, files: readonly File[], report: (progress: AddProgress | undefined) => void) =>
      attempt(`The files could not be added to ${model.name}.`, async () => {
        try {
          const unpacked = await Promise.all(files.map(unpackedLanguage));
          const after = await addFiles(api, model, unpacked, report);
          if (after?.status === "paused")
            toasts.show(`The files are here. ${model.name} needs more of them before it can be used.`);
        } finally {
          report(undefined);
        }
      }),
    remove: (model: Model) =>
      attempt(`${model.name} could not be removed.`, async () => {
        // As it is before: the list it comes from follows what happens.
        const { name, received, status } = model;
        await api.removeModel({ params: { model_id: model.id } });
        const freed = received > 0 ? ` ${formatBytes(received)} are free again.` : "";
        const isWhole = status === "installed" || status === "failed";
        toasts.show(isWhole ? `${name} is removed.${freed}` : `The download of ${name} is cancelled.${freed}`);
      }),
  };
}
