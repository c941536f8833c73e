import { describe, expect, test } from "vitest";
import { InstallStarted } from "../../plugins/answers.ts";
import { PluginInfo, PluginWithModules, type PluginModule } from "../../plugins/plugin.ts";
import { moduleData, pluginData, pluginZip, type PluginShape } from "../../plugins/testing/make-plugin.ts";
import { expectRefusal, type Called, type Caller } from "../caller.ts";
import { bytesToBase64 } from "../request.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const BASE = "/api/v1/plugins";

export function pluginCases(setup: PlatformSetup): void {
  const api = () => setup.ada().api;
  const newSlug = () => `Words${crypto.randomUUID().slice(0, 8)}`;

  async function upload(by: Caller, archive: Uint8Array, fields: Record<string, string> = {}): Promise<Called> {
    const sent = Object.entries({ method: "upload", ...fields });
    const files = [{ field: "file", name: "plugin.zip", base64: bytesToBase64(archive) }];
    return by.call({ method: "POST", path: `${BASE}/install`, body: { kind: "form", fields: sent, files } });
  }

  async function jobOf(answer: Called, by = api()): Promise<Ended> {
    expect(answer.status, answer.text).toBe(201);
    return ended(by, InstallStarted.parse(answer.body).job_id);
  }

  async function install(shape: PluginShape, by = api()): Promise<PluginInfo> {
    const job = await jobOf(await upload(by, pluginZip(shape)), by);
    expect(job.status, job.error ?? "").toBe("completed");
    return PluginInfo.parse((await by.get(`${BASE}/by-slug/${shape.slug}`)).body);
  }

  describe("plugins", () => {
    test("an archive becomes a plugin, whose files are public, typed and immutable", async () => {
      const slug = newSlug();
      const answer = await upload(api(), pluginZip({ slug }));
      expect(InstallStarted.parse(answer.body)).toMatchObject({ plugin_slug: slug });
      const job = await jobOf(answer);
      expect(job, job.error ?? "").toMatchObject({
        status: "completed",
        result: { plugin_slug: slug, version: "1.0.0" },
      });
      const plugin = PluginInfo.parse((await api().get(`${BASE}/by-slug/${slug}`)).body);
      expect(plugin.id).toBe(InstallStarted.parse(answer.body).plugin_id);
      expect(plugin).toMatchObject({
        status: "installed",
        enabled: true,
        module_count: 1,
        services: ["theme"],
        warnings: [],
      });
      expect(plugin.permission_details).toEqual([
        { name: "storage.read", description: "Read what it stored itself" },
        { name: "network.request", description: "Send requests to other web sites" },
      ]);
      const types = Object.fromEntries(plugin.files.map(({ path, type }) => [path, type]));
      expect(types).toMatchObject({
        "dist/remoteEntry.js": "text/javascript; charset=utf-8",
        "assets/icon.svg": "image/svg+xml",
      });

      const file = await setup.anyone.get(plugin.bundle_url ?? "");
      expect(file.status).toBe(200);
      expect(file.text).toBe(`var ${slug} = "1.0.0";\n`);
      expect(file.headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      expect(file.headers["content-security-policy"]).toContain("sandbox");
      const again = await setup.anyone.get(plugin.bundle_url ?? "", { "if-none-match": file.headers["etag"] ?? "" });
      expect([again.status, again.text]).toEqual([304, ""]);
      const plain = await setup.anyone.get(`/api/v1/public/plugins/${slug}/dist/remoteEntry.js`);
      expect([plain.status, plain.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
    });

    test("no path leads out of a plugin's files", async () => {
      const { bundle_url, plugin_slug } = await install({ slug: newSlug() });
      const folder = bundle_url?.replace(/dist\/remoteEntry\.js$/, "");
      for (const path of ["..%2f..%2fx", "%2fetc%2fpasswd", "dist", "dist%00", "C:%5Cx", "nothing.js"]) {
        expectRefusal(await setup.anyone.get(`${folder}${path}`), 404);
        expectRefusal(await setup.anyone.get(`/api/v1/public/plugins/${plugin_slug}/${path}`), 404);
      }
    });

    test("every rule that the metadata breaks is named at its place, and nothing is installed", async () => {
      const slug = newSlug();
      const modules = [
        moduleData(),
        moduleData("Counter", { priority: 1.5 }),
        moduleData("Third", { config_fields: { size: { type: "number", default: "three" } } }),
      ];
      const archive = pluginZip({ slug, modules, plugin: { version: "one", author: undefined, permissions: [] } });
      const answer = await upload(api(), archive);
      for (const place of [
        "plugin_data.version",
        "plugin_data.author",
        "plugin_data.permissions",
        "module_data.1.name",
        "module_data.1.priority",
        "module_data.2.config_fields.size.default",
      ])
        expectInvalid(answer, [
          "body",
          "file",
          ...place.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        ]);
      expectRefusal(await api().get(`${BASE}/by-slug/${slug}`), 404);
    });

    test("what is no archive, no plugin or no form is refused with its reason", async () => {
      expectRefusal(await upload(api(), new TextEncoder().encode("<!doctype html>")), 400, /web page/);
      expectRefusal(await upload(api(), new Uint8Array()), 400, /empty/);
      const post = (fields: readonly (readonly [string, string])[]) =>
        api().call({ method: "POST", path: `${BASE}/install`, body: { kind: "form", fields, files: [] } });
      expectInvalid(await post([["method", "wish"]]), ["body", "method"]);
      expectInvalid(await post([["method", "upload"]]), ["body", "file"]);
      expectInvalid(await post([["method", "url"]]), ["body", "repo_url"]);
      expectInvalid(
        await post([
          ["method", "url"],
          ["repo_url", "http://example.org/x.zip"],
        ]),
        ["body", "repo_url"],
      );
      expectInvalid(await post([["method", "marketplace"]]), ["body", "plugin_slug"]);
      expectRefusal(
        await post([
          ["method", "marketplace"],
          ["plugin_slug", "Nothing"],
        ]),
        404,
      );
      expectRefusal(await api().json("POST", `${BASE}/install`, {}), 415);
    });

    test("a slug is taken once for each user, and another user's is nobody else's", async () => {
      const slug = newSlug();
      const hers = await install({ slug });
      expectRefusal(await upload(api(), pluginZip({ slug })), 409);
      const his = await install({ slug, bundle: "var secret = 1;\n" }, setup.bob().api);
      expect(his.bundle_url).not.toBe(hers.bundle_url);
      const plain = `/api/v1/public/plugins/${slug}/dist/remoteEntry.js`;
      expectRefusal(await setup.anyone.get(plain), 404);
      expect((await setup.ada().api.get(plain)).text).toContain(slug);
      expect((await setup.bob().api.get(plain)).text).toBe("var secret = 1;\n");
      expectRefusal(await setup.bob().api.get(`${BASE}/${hers.id}/info`), 404);
    });

    test("an update keeps what was switched off and the old files, and uninstalling leaves nothing", async () => {
      const slug = newSlug();
      const first = await install({ slug, modules: [moduleData(), moduleData("Second")] });
      const second = first.modules.find(({ name }) => name === "Second") as PluginModule;
      const patch = (path: string) => api().json("PATCH", `${BASE}/${first.id}${path}`, { enabled: false });
      expect((await patch(`/modules/${second.id}`)).body).toMatchObject({ name: "Second", enabled: false });
      expect((await patch("")).body).toMatchObject({ enabled: false });
      const designer = (await api().get(`${BASE}/manifest/designer`)).body as Record<string, unknown>;
      expect(designer[slug]).toBeUndefined();

      const next = { slug, version: "1.1.0", modules: [moduleData("Second"), moduleData("Third")] };
      const job = await jobOf(await upload(api(), pluginZip(next), { replace: "true" }));
      expect(job.result).toMatchObject({ version: "1.1.0", previous_version: "1.0.0", changed: true });
      const updated = PluginInfo.parse((await api().get(`${BASE}/${first.id}/info`)).body);
      expect(updated).toMatchObject({ version: "1.1.0", enabled: false });
      expect(updated.modules.map(({ id, name, enabled }) => [name, enabled, id === second.id])).toEqual([
        ["Second", false, true],
        ["Third", true, false],
      ]);
      expect((await setup.anyone.get(first.bundle_url ?? "")).text).toContain("1.0.0");
      expect((await setup.anyone.get(updated.bundle_url ?? "")).text).toContain("1.1.0");

      await jobOf(await upload(api(), pluginZip({ ...next, version: "1.2.0" }), { replace: "true" }));
      expectRefusal(await setup.anyone.get(first.bundle_url ?? ""), 404);
      expect((await api().remove(`${BASE}/${slug}/uninstall`)).status).toBe(204);
      expectRefusal(await setup.anyone.get(updated.bundle_url ?? ""), 404);
      expectRefusal(await api().get(`${BASE}/${slug}/status`), 404);
    });

    test("a plugin that registers itself is known, brought up to date, and says what is wrong with it", async () => {
      const slug = newSlug();
      const register = (version: string, more = {}) =>
        api().json("POST", `${BASE}/${slug}/register`, {
          plugin_data: pluginData({ slug, version }),
          module_data: [moduleData()],
          ...more,
        });
      const answer = await register("1.0.0");
      expect([answer.status, PluginWithModules.parse(answer.body)]).toMatchObject([
        201,
        { status: "registered", bundle_url: null },
      ]);
      expect(await register("1.1.0")).toMatchObject({ status: 200, body: { version: "1.1.0" } });
      expectInvalid(await register("1"), ["body", "plugin_data", "version"]);
      expectInvalid(await register("1.0.0", { module_data: [] }), ["body", "module_data"]);
      expectInvalid(await register("1.0.0", { plugin_data: pluginData({ slug: "Other" }) }), ["body", "plugin_data"]);
      expect((await api().get(`${BASE}/categories`)).body).toContain("utility");
      expect((await api().get(`${BASE}/tags`)).body).toContain("writing");
    });

    test("services are restarted only where a plugin has some and is enabled", async () => {
      const slug = newSlug();
      const { id } = await install({ slug });
      const restart = () => api().json("POST", `${BASE}/${slug}/services/restart`, {});
      const answer = await restart();
      expect(answer).toMatchObject({ status: 200, body: { services: ["theme"] } });
      const info = PluginInfo.parse((await api().get(`${BASE}/${id}/info`)).body);
      expect(info.services_restarted_at).toBe((answer.body as { services_restarted_at: string }).services_restarted_at);
      await api().json("PATCH", `${BASE}/${id}`, { enabled: false });
      expectRefusal(await restart(), 400, /disabled/);
      const bare = newSlug();
      await install({ slug: bare, modules: [{ name: "Plain" }] });
      expectRefusal(await api().json("POST", `${BASE}/${bare}/services/restart`, {}), 400, /no services/);
    });

    test.runIf(setup.standIns)("an address is installed from; what is no plugin leaves nothing", async () => {
      const site = `${setup.standIns?.()}/plugins`;
      const from = (repo_url: string) => api().json("POST", `${BASE}/install-from-url`, { repo_url });
      const slugs = [newSlug(), newSlug()];
      for (const [at, path] of ["1.0.0.zip", "1.0.0.tar.gz"].entries()) {
        const job = await jobOf(await from(`${site}/${slugs[at]}/${path}`));
        expect(job, `${path}: ${job.error}`).toMatchObject({
          status: "completed",
          result: { plugin_slug: slugs[at] },
        });
      }
      const again = await jobOf(await from(`${site}/${slugs[0]}/1.0.0.zip`));
      expect(again).toMatchObject({ status: "failed", error: expect.stringContaining("already") });
      const none = newSlug();
      for (const [path, reason] of [
        ["page", /web page/],
        ["none", /404/],
        ["broken", /500/],
      ] as const) {
        const job = await jobOf(await from(`${site}/${none}/${path}`));
        expect(job).toMatchObject({ status: "failed", error: expect.stringMatching(reason) });
      }
      expectRefusal(await api().get(`${BASE}/by-slug/${none}`), 404);
    });

    test.runIf(setup.standIns)("the marketplace is listed, installed from, and says what is newer", async () => {
      const site = `${setup.standIns?.()}/plugins`;
      const slug = newSlug();
      const entry = (version: string, more = {}) => ({
        plugins: [{ plugin_slug: slug, name: slug, version, download_url: `${site}/${slug}/${version}.zip`, ...more }],
      });
      const give = async (body: unknown) =>
        expect((await api().json("PUT", `${BASE}/marketplace`, body)).status).toBe(200);
      const only = async (path: string) =>
        ((await api().get(`${BASE}/${path}`)).body as Record<string, unknown>[]).find(
          ({ plugin_slug }) => plugin_slug === slug,
        );

      await give(entry("1.0.0", { sha256: "0".repeat(64) }));
      const refused = await jobOf(await api().json("POST", `${BASE}/${slug}/install`, {}));
      expect(refused).toMatchObject({ status: "failed", error: expect.stringContaining("checksum") });
      expectRefusal(await api().get(`${BASE}/${slug}/status`), 404);

      await give(entry("1.0.0"));
      expect(await only("available")).toMatchObject({ installed: false, version: "1.0.0" });
      expect(await only("manager?limit=1000")).toMatchObject({ install_status: "available", plugin_id: null });
      const job = await jobOf(await api().json("POST", `${BASE}/${slug}/install`, {}));
      expect(job, job.error ?? "").toMatchObject({ status: "completed" });
      expect(await only("available")).toMatchObject({ installed: true, update_available: false });
      expectRefusal(await api().json("POST", `${BASE}/${slug}/install`, {}), 409);

      await give(entry("9.0.0"));
      const check = await api().get(`${BASE}/${slug}/update/available`);
      expect(check.body, check.text).toMatchObject({
        current_version: "1.0.0",
        latest_version: "9.0.0",
        update_available: true,
        error: null,
      });
      expect(await only("updates/available")).toMatchObject({ update_available: true });
      const update = await jobOf(await api().json("POST", `${BASE}/${slug}/update`, {}));
      expect(update, update.error ?? "").toMatchObject({
        status: "completed",
        result: { version: "9.0.0", changed: true },
      });
      expect(await jobOf(await api().json("POST", `${BASE}/${slug}/update`, {}))).toMatchObject({
        result: { changed: false },
      });
      expect((await api().get(`${BASE}/${slug}/status`)).body).toMatchObject({
        status: "installed",
        version: "9.0.0",
        update_available: false,
      });
      const refreshed = await api().json("POST", `${BASE}/refresh-cache`, {});
      expect(refreshed.body, refreshed.text).toMatchObject({ problems: [], marketplace: { configured: true } });
      expect((await api().remove(`${BASE}/marketplace`)).status).toBe(204);
      expectRefusal(await api().get(`${BASE}/available`), 502, /MARKETPLACE_URL/);
    });

    test("a source of updates that cannot be reached is told of, and holds up no other", async () => {
      const slug = newSlug();
      await install({ slug, plugin: { update_check_url: "http://127.0.0.1:1/latest.json" } });
      const answer = await api().get(`${BASE}/updates/available?refresh=true`);
      expect(answer.status, answer.text).toBe(200);
      const found = (answer.body as Record<string, unknown>[]).find(({ plugin_slug }) => plugin_slug === slug);
      expect(found).toMatchObject({ update_available: false, error: expect.any(String) });
    });
  });
}

interface Ended {
  readonly status: string;
  readonly error: string | null;
  readonly result: Record<string, unknown> | null;
}

/** Waits as a client does: by asking. */
async function ended(api: Caller, id: string): Promise<Ended> {
  for (let pause = 5; ; pause = Math.min(pause * 2, 250)) {
    const job = (await api.get(`/api/v1/jobs/${id}`)).body as Ended;
    if (job.status !== "pending" && job.status !== "running") return job;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
