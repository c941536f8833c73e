import type { WebPort } from "#core/chat/ports.ts";
import type { MarketplacePort } from "../ports.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { storeAndWrite } from "#core/library/documents/store-and-write.ts";
import { ApiError, badRequest, invalidField } from "#core/http/errors.ts";
import { parseFields } from "#core/http/form-fields.ts";
import type { RouteInput, UploadedFile } from "#core/http/route.ts";
import { checkSize, cleanFilename, onlyFile } from "#core/http/upload.ts";
import { jobs, newJobRow, type Job, type JobRow } from "#core/work/job.ts";
import { createJob } from "#core/work/jobs.ts";
import { toJob } from "#core/work/list-jobs.ts";
import { put } from "#core/storage/store.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import type { InstallStarted } from "./answers.ts";
import { ArchiveRefused, LIMITS } from "../package/archive/archive-refused.ts";
import type { InstallWork } from "./install-payload.ts";
import { MetadataUnreadable } from "../package/metadata/read-metadata.ts";
import { readPlugin } from "../package/read-plugin.ts";
import { sayFinding } from "../package/metadata/findings.ts";
import { findBySlug, pluginBySlug } from "./plugins.ts";
import { alreadyThere, requireMetadata } from "./register.ts";
import { catalogueEntry } from "../sources/catalogues.ts";
import { requireAccountPlugin } from "../sources/find-source.ts";
import { SourceAddress } from "../sources/web-address.ts";
import { pluginUploads } from "./upload.ts";
import { tidyUploads } from "./uploads.ts";

export type InstallDeps = Pick<
  RequestContext & BackgroundPort & WebPort & MarketplacePort,
  "store" | "blobs" | "clock" | "background" | "limits" | "web" | "marketplace"
>;
type Form = Pick<RouteInput<unknown, unknown, unknown>, "files" | "fields" | "signal">;

const text = (max: number) => z.string().min(1).max(max);

const InstallFields = z.object({
  method: z.enum(["upload", "url", "marketplace"], { error: "must be upload, url or marketplace" }),
  repo_url: SourceAddress.optional(),
  plugin_slug: text(100).optional(),
  version: text(100).optional(),
  replace: z.stringbool({ error: "must be true or false" }).default(false),
});

/** Begins an install as a form asks for it. Throws what can be told at once, before anything is queued. */
export async function installFromForm(deps: InstallDeps, user: string, form: Form): Promise<InstallStarted> {
  const { method, repo_url, plugin_slug, version, replace } = parseFields(InstallFields, withoutEmpty(form.fields));
  if (method === "upload") return installUpload(deps, user, onlyFile(form.files), replace);
  if (method === "url") {
    if (!repo_url) throw invalidField("repo_url", "is required when the method is url");
    return installFromUrl(deps, user, { repo_url, version });
  }
  if (!plugin_slug) throw invalidField("plugin_slug", "is required when the method is marketplace");
  return installFromMarketplace(deps, user, { plugin_slug, version }, form.signal);
}

/** A form sends the fields that were left empty as well. */
function withoutEmpty(fields: Form["fields"]): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

export async function installFromUrl(
  deps: InstallDeps,
  user: string,
  { repo_url, version }: { readonly repo_url: string; readonly version?: string | null | undefined },
): Promise<InstallStarted> {
  const work = { method: "url", plugin_id: newId(), plugin_slug: null, repo_url, version: version ?? null } as const;
  return queue(deps, user, "plugin_install", work);
}

/** Throws `ApiError` 404 when the marketplace has no such plugin, 409 when it is installed, 502 without a marketplace. */
export async function installFromMarketplace(
  deps: InstallDeps,
  user: string,
  { plugin_slug, version }: { readonly plugin_slug: string; readonly version?: string | null | undefined },
  signal: AbortSignal,
): Promise<InstallStarted> {
  await catalogueEntry(deps, user, plugin_slug, signal);
  if (await findBySlug(deps, user, plugin_slug)) throw alreadyThere(plugin_slug);
  const work = { method: "marketplace", plugin_id: newId(), plugin_slug, version: version ?? null } as const;
  return queue(deps, user, "plugin_install", work);
}

/** Throws `ApiError` 404 when no device of the account has it, 409 when it is here already. */
export async function installFromAccount(deps: InstallDeps, user: string, slug: string): Promise<InstallStarted> {
  const { version } = await requireAccountPlugin(deps, user, slug);
  if (await findBySlug(deps, user, slug)) throw alreadyThere(slug);
  return queue(deps, user, "plugin_install", { method: "account", plugin_id: newId(), plugin_slug: slug, version });
}

export interface WantedUpdate {
  readonly version?: string | undefined;
  readonly sha256?: string | undefined;
}

/** Throws `ApiError` 404 when there is no such plugin. */
export async function updatePlugin(
  deps: InstallDeps,
  user: string,
  slug: string,
  { version = null, sha256 = null }: { [Name in keyof WantedUpdate]: WantedUpdate[Name] | null },
): Promise<InstallStarted> {
  const { id } = await pluginBySlug(deps, user, slug);
  const work = { method: "own source", plugin_id: id, plugin_slug: slug, version, sha256 } as const;
  return queue(deps, user, "plugin_update", work);
}

type PluginJob = "plugin_install" | "plugin_update";

/** The job for it that is under way already, or a new one. */
async function queue(deps: InstallDeps, user: string, job_type: PluginJob, work: InstallWork): Promise<InstallStarted> {
  const running = (await runningInstalls(deps, user)).find((row) => isSame(row, work));
  if (running) return started(toJob(running), []);
  const { job } = await createJob(deps, user, { job_type, payload: { ...work }, priority: 0 });
  return started(job, []);
}

function isSame({ payload }: JobRow, work: InstallWork): boolean {
  if (work.method === "url") return payload["repo_url"] === work.repo_url && payload["version"] === work.version;
  return payload["plugin_slug"] === work.plugin_slug && payload["method"] === work.method;
}

/** Installs and updates that wait or run. */
export async function runningInstalls({ store }: Pick<InstallDeps, "store">, owner: string): Promise<JobRow[]> {
  const types = ["plugin_install", "plugin_update"] as const;
  const states = ["pending", "running"] as const;
  const found = await Promise.all(
    types.flatMap((job_type) => states.map((status) => store.query(jobs, { owner, where: { status, job_type } }))),
  );
  return found.flat();
}

/**
 * Checks the whole archive before it is taken, so that whoever sends it learns everything that is wrong with it at once.
 * The job reads it again: between the two the server may have been killed.
 */
async function installUpload(
  deps: InstallDeps,
  user: string,
  file: UploadedFile,
  replace: boolean,
): Promise<InstallStarted> {
  checkSize(file, Math.min(deps.limits.uploadBytes, LIMITS.archive));
  const { plugin_slug, warnings } = await readUpload(file);
  const existing = await findBySlug(deps, user, plugin_slug);
  if (existing && !replace) throw alreadyThere(plugin_slug, "Send replace=true to put this version in its place");
  if ((await runningInstalls(deps, user)).some(({ payload }) => payload["plugin_slug"] === plugin_slug))
    throw new ApiError(409, `${plugin_slug} is being installed or updated already. Wait until that has ended.`);
  await tidyUploads(deps, user);
  const filename = cleanFilename(file.name);
  const plugin_id = existing?.id ?? newId();
  const work: InstallWork = { method: "upload", plugin_id, plugin_slug, filename };
  const row = await storeAndWrite(deps, file, (stored) => {
    const job_type = existing ? "plugin_update" : "plugin_install";
    const job = newJobRow(user, { job_type, payload: work, priority: 0 }, timestamp(deps.clock));
    const upload = { id: job.id, owner: user, file: stored.id, filename };
    return { row: job, operations: [put(jobs, job), put(pluginUploads, upload)] };
  });
  deps.background.wake();
  return started(toJob(row), warnings);
}

/** Throws `ApiError` 400 for an archive that is not opened, 422 with all rules that its metadata breaks. */
async function readUpload(file: UploadedFile): Promise<{ readonly plugin_slug: string; readonly warnings: string[] }> {
  const bytes = new Uint8Array(await new Response(file.stream()).arrayBuffer());
  try {
    const { openArchive } = await import("../package/archive/open-archive.ts");
    const checked = readPlugin(await openArchive(bytes));
    const { plugin } = requireMetadata(checked, ["body", "file"]);
    return { plugin_slug: plugin.plugin_slug, warnings: checked.warnings.map(sayFinding) };
  } catch (error) {
    if (error instanceof ArchiveRefused) throw badRequest(error.message);
    if (error instanceof MetadataUnreadable) throw invalidField("file", error.message);
    throw error;
  }
}

function started({ id, status, payload }: Job, warnings: string[]): InstallStarted {
  const slug = payload["plugin_slug"];
  return {
    plugin_id: String(payload["plugin_id"]),
    plugin_slug: typeof slug === "string" ? slug : null,
    job_id: id,
    status,
    message: "It is on its way; the job tells how far it is, and why if it fails.",
    warnings,
  };
}
