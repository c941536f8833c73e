import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { namedBlobs } from "#core/storage/discard.ts";
import { HOST_OWNER } from "#core/accounts/user.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { createJobRunner, type JobHandler } from "#core/work/job-runner.ts";
import { createPluginWork } from "./install-plugin.ts";
import { soleProcess } from "#core/work/claims.ts";
import { jobs, newJobRow, type JobRow } from "#core/work/job.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import { put, type Store } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { pluginBundles } from "./bundle.ts";
import { plugins } from "./plugin.ts";
import { pluginManifest } from "./plugins.ts";
import { moduleData, pluginFiles, pluginZip, type PluginShape } from "../testing/make-plugin.ts";
import { pluginUploads } from "./upload.ts";

const now = "2026-11-21T00:00:00.000Z";

function setup() {
  const store = createMemoryStore(tables);
  const blobs = createMemoryBlobs();
  const reported: unknown[] = [];
  /** Of the installs that were begun. */
  const signals: AbortSignal[] = [];
  const clock = { now: () => Date.now() };

  /** What a server that starts over this store would run. */
  function runner(parts: { readonly blobs?: HostBlobs; readonly store?: Store } = {}) {
    const deps = {
      store,
      blobs,
      clock,
      guardedFetch: () => Promise.reject(new Error("no web")),
      ...parts,
    };
    const install = createPluginWork(deps, "plugin_install");
    const handlers: Record<string, JobHandler> = {
      plugin_install: { ...install, run: (job, tools) => (signals.push(tools.signal), install.run(job, tools)) },
      plugin_update: createPluginWork(deps, "plugin_update"),
    };
    return createJobRunner({ ...deps, claims: soleProcess, handlers, report: (error) => void reported.push(error) });
  }

  async function queue(shape: PluginShape, job_type: "plugin_install" | "plugin_update" = "plugin_install") {
    const plugin_id = crypto.randomUUID();
    const stored = await blobs.put(pluginZip(shape));
    const payload = { method: "upload", plugin_id, plugin_slug: shape.slug, filename: "a.zip" };
    const job = newJobRow(LOCAL_USER, { job_type, payload, priority: 0 }, now);
    await store.write([
      put(jobs, job),
      put(pluginUploads, { id: job.id, owner: LOCAL_USER, file: stored.id, filename: "a.zip" }),
    ]);
    return job;
  }

  async function run(worker = runner()) {
    worker.wake();
    await worker.idle();
    await worker.stop();
  }
  const jobNow = async ({ id }: JobRow) => (await store.get(jobs, LOCAL_USER, id)) as JobRow;
  const blobIds = async () => (await Array.fromAsync(blobs.list())).map(({ id }) => id).toSorted();
  /** Whatever is stored is named by a row, and whatever a row names is stored. */
  const expectTidy = async () => expect(await blobIds()).toEqual([...(await namedBlobs({ store }))].toSorted());
  const rows = async () => ({
    plugins: await store.query(plugins, { owner: LOCAL_USER }),
    bundles: await store.query(pluginBundles, { owner: HOST_OWNER }),
    uploads: await store.query(pluginUploads, { owner: LOCAL_USER }),
  });
  return { store, blobs, runner, queue, run, jobNow, blobIds, expectTidy, rows, reported, signals };
}

/** Blobs that do something at a given moment: after so many files were put. */
function watched(blobs: HostBlobs, after: number, act: () => unknown): HostBlobs {
  let puts = 0;
  return {
    ...blobs,
    async put(content) {
      const stored = await blobs.put(content);
      if (++puts === after) await act();
      return stored;
    },
  };
}

describe("installing a plugin", () => {
  it("writes rows and files, and keeps the archive for other devices of the account alone", async () => {
    const { queue, run, jobNow, rows, expectTidy } = setup();
    const job = await queue({ slug: "Words" });
    await run();
    expect(await jobNow(job)).toMatchObject({
      status: "completed",
      result: { plugin_slug: "Words", changed: true, files: 4 },
    });
    const { plugins: found, bundles, uploads } = await rows();
    expect(found).toMatchObject([{ plugin_slug: "Words", id: job.payload["plugin_id"] }]);
    expect(bundles.map(({ id }) => id)).toEqual([found[0]?.bundle]);
    expect(uploads).toEqual([]);
    await expectTidy();
  });

  it.each([
    [
      "breaks a rule",
      { slug: "Words", plugin: { version: "x", author: null } },
      /breaks 2 rules:\nplugin_data\.version: .+\nplugin_data\.author: /,
    ],
    [
      "lacks its main bundle",
      { slug: "Words", plugin: { bundle_location: "dist/main.js" } },
      /names dist\/main\.js, which the archive does not hold/,
    ],
  ])("leaves nothing behind of a plugin that %s", async (_, shape, reason) => {
    const { queue, run, jobNow, rows, blobIds } = setup();
    const job = await queue(shape);
    await run();
    expect(await jobNow(job)).toMatchObject({ status: "failed", error: expect.stringMatching(reason) });
    expect(await rows()).toEqual({ plugins: [], bundles: [], uploads: [] });
    expect(await blobIds()).toEqual([]);
  });

  it("leaves nothing behind when the disk fails in the middle", async () => {
    const { queue, run, runner, jobNow, rows, blobIds, blobs } = setup();
    const job = await queue({ slug: "Words" });
    const failing = watched(blobs, 3, () => Promise.reject(Object.assign(new Error("full"), { name: "StorageFull" })));
    await run(runner({ blobs: failing }));
    expect(await jobNow(job)).toMatchObject({ status: "failed", error: "full" });
    expect(await rows()).toEqual({ plugins: [], bundles: [], uploads: [] });
    // The third was stored before the disk said that it was full; the sweep at the next start takes it.
    expect((await blobIds()).length).toBeLessThanOrEqual(1);
  });

  it("leaves nothing behind when it is cancelled in the middle", async () => {
    const { queue, runner, jobNow, rows, blobIds, blobs, store, signals } = setup();
    const job = await queue({ slug: "Words" });
    const cancelling = watched(blobs, 2, async () => {
      await store.write([put(jobs, { ...(await jobNow(job)), cancel_requested: true })]);
      while (!signals[0]?.aborted) await new Promise((resolve) => setTimeout(resolve, 10));
    });
    const worker = runner({ blobs: cancelling });
    worker.wake();
    await worker.idle();
    await worker.stop();
    expect(await jobNow(job)).toMatchObject({ status: "cancelled" });
    expect(await rows()).toEqual({ plugins: [], bundles: [], uploads: [] });
    expect(await blobIds()).toEqual([]);
  });

  it.each([1, 2, 3, 4])(
    "stopped after file %i of 4 it begins again at the next start, and ends whole",
    async (after) => {
      const { queue, run, runner, jobNow, rows, blobs, expectTidy } = setup();
      const job = await queue({ slug: "Words" });
      const stopped = Promise.withResolvers<void>();
      const worker = runner({ blobs: watched(blobs, after, () => stopped.resolve(worker.stop())) });
      worker.wake();
      await stopped.promise;
      // After the last file there is no further look at whether to stop before the rows are written.
      if (after < 4) {
        expect((await jobNow(job)).status).toBe("running");
        expect(await rows()).toMatchObject({ plugins: [], bundles: [], uploads: [{ id: job.id }] });
      }
      await run();
      expect(await jobNow(job)).toMatchObject({ status: "completed" });
      expect(await rows()).toMatchObject({ plugins: [{ plugin_slug: "Words" }], uploads: [] });
      await expectTidy();
    },
  );

  it("killed after its rows were written and before the job was ended, it ends at the next start with one plugin", async () => {
    const { queue, run, jobNow, rows, store, blobs, expectTidy } = setup();
    const job = await queue({ slug: "Words" });
    const [upload] = (await rows()).uploads;
    await run();
    const [before] = (await rows()).plugins;
    await blobs.put(pluginZip({ slug: "Words" }));
    await store.write([
      put(jobs, { ...(await jobNow(job)), status: "running", result: null }),
      ...(upload ? [put(pluginUploads, upload)] : []),
    ]);
    await run();
    expect(await jobNow(job)).toMatchObject({ status: "completed", result: { plugin_id: before?.id, changed: false } });
    expect((await rows()).plugins).toEqual([before]);
    await expectTidy();
  });

  it("an update that fails leaves the version before as it was, and one that ends keeps what was switched off", async () => {
    const { queue, run, jobNow, rows, store, expectTidy } = setup();
    await queue({ slug: "Words", modules: [moduleData("A"), moduleData("B")] });
    await run();
    const [first] = (await rows()).plugins;
    if (!first) throw new Error("It was not installed.");
    const modules = first.modules.map((module) => ({ ...module, enabled: module.name !== "A" }));
    await store.write([put(plugins, { ...first, enabled: false, modules })]);
    const before = (await rows()).plugins;

    const broken = await queue({ slug: "Words", version: "2" }, "plugin_update");
    const other = await queue({ slug: "Other" }, "plugin_update");
    await run();
    expect((await jobNow(broken)).error).toMatch(/version/);
    expect((await jobNow(other)).error).toMatch(/not installed/);
    expect((await rows()).plugins).toEqual(before);
    await expectTidy();

    await queue({ slug: "Words", version: "2.0.0", modules: [moduleData("A"), moduleData("C")] }, "plugin_update");
    await run();
    const [second] = (await rows()).plugins;
    expect(second).toMatchObject({ version: "2.0.0", enabled: false, previous_bundle: first.bundle, id: first.id });
    expect(second?.modules.map(({ name, enabled }) => [name, enabled])).toEqual([
      ["A", false],
      ["C", true],
    ]);
    await queue({ slug: "Words", version: "3.0.0" }, "plugin_update");
    await run();
    const { bundles, plugins: found } = await rows();
    expect(bundles.map(({ id }) => id).toSorted()).toEqual([found[0]?.bundle, found[0]?.previous_bundle].toSorted());
    await expectTidy();
  });

  it("a module that an update takes away has its id again when a later one brings it back", async () => {
    const { queue, run, rows } = setup();
    const idOf = async (name: string) => (await rows()).plugins[0]?.modules.find((one) => one.name === name)?.id;
    await queue({ slug: "Words", modules: [moduleData("A"), moduleData("B")] });
    await run();
    const first = await idOf("B");
    await queue({ slug: "Words", version: "2.0.0", modules: [moduleData("A")] }, "plugin_update");
    await run();
    expect(await idOf("B")).toBeUndefined();
    await queue({ slug: "Words", version: "3.0.0", modules: [moduleData("A"), moduleData("B")] }, "plugin_update");
    await run();
    expect(await idOf("B")).toBe(first);
    expect(await idOf("A")).not.toBe(first);
  });

  it("of two installs of one slug at once one comes, and the other says so", async () => {
    const { queue, run, jobNow, rows, expectTidy } = setup();
    const both = [await queue({ slug: "Words" }), await queue({ slug: "Words", bundle: "other" })];
    await run();
    const ends = await Promise.all(both.map(jobNow));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["completed", "failed"]);
    expect(ends.find(({ status }) => status === "failed")?.error).toMatch(/already/);
    expect((await rows()).plugins).toHaveLength(1);
    await expectTidy();
  });

  it("keeps sources of a server part and what tools leave behind out of the public files", async () => {
    const service = createInProcessService();
    const extra = Object.fromEntries(
      ["lifecycle_manager.py", ".git/config", ".env", "node_modules/a/index.js", "src/x.pyc"].map((path) => [
        path,
        strToU8("secret"),
      ]),
    );
    const form = new FormData();
    form.append("method", "upload");
    form.append("file", new File([new Uint8Array(zipSync({ ...pluginFiles({ slug: "Words" }), ...extra }))], "a.zip"));
    expect((await service.fetch("/api/v1/plugins/install", { method: "POST", body: form })).status).toBe(201);
    await service.background.idle();
    const manifest = await pluginManifest(service, LOCAL_USER);
    const [bundle] = await service.store.query(pluginBundles, { owner: HOST_OWNER });
    expect(manifest["Words"]).toBeDefined();
    expect(bundle?.files.map(({ path }) => path)).toEqual([
      "plugin.json",
      "dist/remoteEntry.js",
      "dist/style.css",
      "assets/icon.svg",
    ]);
    await service.background.stop();
    expect(service.errors).toEqual([]);
  });
});
