import { describe, expect, test } from "vitest";
import { PluginInfo, PluginWithModules, type PluginModule } from "#core/plugins/registry/plugin.ts";
import { moduleData, pluginData, pluginZip } from "#core/plugins/testing/make-plugin.ts";
import { expectRefusal } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";
import { createPluginSteps, PLUGINS } from "./plugin-steps.ts";

/** What becomes of a plugin that is here: updates, services, the marketplace. */
export function pluginUpdateCases(setup: PlatformSetup): void {
  const { api, newSlug, upload, jobOf, install } = createPluginSteps(setup);

  describe("plugins that are here", () => {
    test("an update keeps what was switched off and the old files, and uninstalling leaves nothing", async () => {
      const slug = newSlug();
      const first = await install({ slug, modules: [moduleData(), moduleData("Second")] });
      const second = first.modules.find(({ name }) => name === "Second") as PluginModule;
      const patch = (path: string) => api().json("PATCH", `${PLUGINS}/${first.id}${path}`, { enabled: false });
      expect((await patch(`/modules/${second.id}`)).body).toMatchObject({ name: "Second", enabled: false });
      expect((await patch("")).body).toMatchObject({ enabled: false });
      const designer = (await api().get(`${PLUGINS}/manifest/designer`)).body as Record<string, unknown>;
      expect(designer[slug]).toBeUndefined();

      const next = { slug, version: "1.1.0", modules: [moduleData("Second"), moduleData("Third")] };
      const job = await jobOf(await upload(api(), pluginZip(next), { replace: "true" }));
      expect(job.result).toMatchObject({ version: "1.1.0", previous_version: "1.0.0", changed: true });
      const updated = PluginInfo.parse((await api().get(`${PLUGINS}/${first.id}/info`)).body);
      expect(updated).toMatchObject({ version: "1.1.0", enabled: false });
      expect(updated.modules.map(({ id, name, enabled }) => [name, enabled, id === second.id])).toEqual([
        ["Second", false, true],
        ["Third", true, false],
      ]);
      expect((await setup.anyone.get(first.bundle_url ?? "")).text).toContain("1.0.0");
      expect((await setup.anyone.get(updated.bundle_url ?? "")).text).toContain("1.1.0");

      await jobOf(await upload(api(), pluginZip({ ...next, version: "1.2.0" }), { replace: "true" }));
      expectRefusal(await setup.anyone.get(first.bundle_url ?? ""), 404);
      expect((await api().remove(`${PLUGINS}/${slug}/uninstall`)).status).toBe(204);
      expectRefusal(await setup.anyone.get(updated.bundle_url ?? ""), 404);
      expectRefusal(await api().get(`${PLUGINS}/${slug}/status`), 404);
    });

    test("a plugin that registers itself is known, brought up to date, and says what is wrong with it", async () => {
      const slug = newSlug();
      const register = (version: string, more = {}) =>
        api().json("POST", `${PLUGINS}/${slug}/register`, {
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
      expect((await api().get(`${PLUGINS}/categories`)).body).toContain("utility");
      expect((await api().get(`${PLUGINS}/tags`)).body).toContain("writing");
    });

    test("services are restarted only where a plugin has some and is enabled", async () => {
      const slug = newSlug();
      const { id } = await install({ slug });
      const restart = () => api().json("POST", `${PLUGINS}/${slug}/services/restart`, {});
      const answer = await restart();
      expect(answer).toMatchObject({ status: 200, body: { services: ["theme"] } });
      const info = PluginInfo.parse((await api().get(`${PLUGINS}/${id}/info`)).body);
      expect(info.services_restarted_at).toBe((answer.body as { services_restarted_at: string }).services_restarted_at);
      await api().json("PATCH", `${PLUGINS}/${id}`, { enabled: false });
      expectRefusal(await restart(), 400, /disabled/);
      const bare = newSlug();
      await install({ slug: bare, modules: [{ name: "Plain" }] });
      expectRefusal(await api().json("POST", `${PLUGINS}/${bare}/services/restart`, {}), 400, /no services/);
    });

    test.runIf(setup.standIns)("an address is installed from; what is no plugin leaves nothing", async () => {
      const site = `${setup.standIns?.()}/plugins`;
      const from = (repo_url: string) => api().json("POST", `${PLUGINS}/install-from-url`, { repo_url });
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
      expectRefusal(await api().get(`${PLUGINS}/by-slug/${none}`), 404);
    });

    test.runIf(setup.standIns)("the marketplace is listed, installed from, and says what is newer", async () => {
      const site = `${setup.standIns?.()}/plugins`;
      const slug = newSlug();
      const entry = (version: string, more = {}) => ({
        plugins: [{ plugin_slug: slug, name: slug, version, download_url: `${site}/${slug}/${version}.zip`, ...more }],
      });
      const give = async (body: unknown) =>
        expect((await api().json("PUT", `${PLUGINS}/marketplace`, body)).status).toBe(200);
      const only = async (path: string) =>
        ((await api().get(`${PLUGINS}/${path}`)).body as Record<string, unknown>[]).find(
          ({ plugin_slug }) => plugin_slug === slug,
        );

      await give(entry("1.0.0", { sha256: "0".repeat(64) }));
      const refused = await jobOf(await api().json("POST", `${PLUGINS}/${slug}/install`, {}));
      expect(refused).toMatchObject({ status: "failed", error: expect.stringContaining("checksum") });
      expectRefusal(await api().get(`${PLUGINS}/${slug}/status`), 404);

      await give(entry("1.0.0"));
      expect(await only("available")).toMatchObject({ installed: false, version: "1.0.0" });
      expect(await only("manager?limit=1000")).toMatchObject({ install_status: "available", plugin_id: null });
      const job = await jobOf(await api().json("POST", `${PLUGINS}/${slug}/install`, {}));
      expect(job, job.error ?? "").toMatchObject({ status: "completed" });
      expect(await only("available")).toMatchObject({ installed: true, update_available: false });
      expectRefusal(await api().json("POST", `${PLUGINS}/${slug}/install`, {}), 409);

      await give(entry("9.0.0"));
      const check = await api().get(`${PLUGINS}/${slug}/update/available`);
      expect(check.body, check.text).toMatchObject({
        current_version: "1.0.0",
        latest_version: "9.0.0",
        update_available: true,
        error: null,
      });
      expect(await only("updates/available?limit=1000")).toMatchObject({ update_available: true });
      const update = await jobOf(await api().json("POST", `${PLUGINS}/${slug}/update`, {}));
      expect(update, update.error ?? "").toMatchObject({
        status: "completed",
        result: { version: "9.0.0", changed: true },
      });
      expect(await jobOf(await api().json("POST", `${PLUGINS}/${slug}/update`, {}))).toMatchObject({
        result: { changed: false },
      });
      expect((await api().get(`${PLUGINS}/${slug}/status`)).body).toMatchObject({
        status: "installed",
        version: "9.0.0",
        update_available: false,
      });
      const refreshed = await api().json("POST", `${PLUGINS}/refresh-cache`, {});
      expect(refreshed.body, refreshed.text).toMatchObject({ problems: [], marketplace: { configured: true } });
      expect((await api().remove(`${PLUGINS}/marketplace`)).status).toBe(204);
      const left = await api().get(`${PLUGINS}/available`);
      if (setup.shipsPlugins) expect(left, left.text).toMatchObject({ status: 200 });
      else expectRefusal(left, 502, /MARKETPLACE_URL/);
    });

    test.runIf(setup.shipsPlugins)(
      "what comes with the program is offered to everybody, and installed from there",
      async () => {
        expect((await api().get(`${PLUGINS}/marketplace`)).body).toMatchObject({ configured: true, shipped: true });
        const offered = (await api().get(`${PLUGINS}/available?limit=1000`)).body as { readonly plugin_slug: string }[];
        expect(offered.map(({ plugin_slug }) => plugin_slug)).toContain("WordCount");
        const job = await jobOf(await api().json("POST", `${PLUGINS}/WordCount/install`, {}));
        expect(job, job.error ?? "").toMatchObject({ status: "completed", result: { plugin_slug: "WordCount" } });
        const check = await api().get(`${PLUGINS}/WordCount/update/available?refresh=true`);
        expect(check.body, check.text).toMatchObject({ update_available: false, error: null });
        const update = await jobOf(await api().json("POST", `${PLUGINS}/WordCount/update`, {}));
        expect(update, update.error ?? "").toMatchObject({ status: "completed", result: { changed: false } });
        expect((await api().remove(`${PLUGINS}/WordCount/uninstall`)).status).toBe(204);
      },
    );

    test("a source of updates that cannot be reached is told of, and holds up no other", async () => {
      const slug = newSlug();
      await install({ slug, plugin: { update_check_url: "http://127.0.0.1:1/latest.json" } });
      const answer = await api().get(`${PLUGINS}/updates/available?refresh=true&limit=1000`);
      expect(answer.status, answer.text).toBe(200);
      const found = (answer.body as Record<string, unknown>[]).find(({ plugin_slug }) => plugin_slug === slug);
      expect(found).toMatchObject({ update_available: false, error: expect.any(String) });
    });
  });
}
