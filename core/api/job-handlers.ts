import { createModelInstall } from "#core/models/remote/model-host/install-work.ts";
import { followReading } from "#core/library/documents/follow-reading.ts";
import type { JobHandler } from "#core/work/job-runner.ts";
import type { JobType } from "./job-kinds.ts";
import { createModelDownload } from "#core/models/local/download-model.ts";
import { createExport } from "#core/backup/export.ts";
import { createImportWork } from "#core/backup/import-work.ts";
import { createDocumentWork } from "#core/library/documents/process-document.ts";
import { createReindexWork } from "#core/library/documents/reindex-work.ts";
import { createEvaluationWork } from "#core/library/evaluation/run-evaluation.ts";
import { createPluginWork } from "#core/plugins/registry/install-plugin.ts";
import type { WorkDeps } from "./work-deps.ts";

/** The work of every type in `job-kinds.ts`. */
export function createJobHandlers(deps: WorkDeps): Partial<Record<JobType, JobHandler>> {
  const { store, modelServers, accounts, guardedFetch } = deps;
  return {
    document_process: createDocumentWork(deps),
    evaluation_run: createEvaluationWork(deps),
    model_download: createModelDownload({ ...deps, embedderChanged: followReading }),
    reindex: createReindexWork(deps),
    export: createExport(deps),
    import: createImportWork(deps),
    ...(guardedFetch && {
      plugin_install: createPluginWork({ ...deps, guardedFetch }, "plugin_install"),
      plugin_update: createPluginWork({ ...deps, guardedFetch }, "plugin_update"),
    }),
    ...(modelServers && accounts && { model_install: createModelInstall({ store, modelServers, accounts }) }),
  };
}
