import { describe, expect, test } from "vitest";
import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import { moduleData, pluginZip } from "#core/plugins/testing/make-plugin.ts";
import { expectRefusal } from "../caller.ts";
import type { PlatformSetup } from "./platform-contract.ts";
import { createPluginSteps, PLUGINS } from "./plugin-steps.ts";

/** What an account knows of its plugins, whichever device installed them. */
export function pluginAccountCases(setup: PlatformSetup): void {
  const { api, newSlug, upload, jobOf, install } = createPluginSteps(setup);

  async function managed(slug: string, by = api()): Promise<Record<string, unknown> | undefined> {
    const list = (await by.get(`${PLUGINS}/manager?limit=1000`)).body as Record<string, unknown>[];
    return list.find(({ plugin_slug }) => plugin_slug === slug);
  }

  describe("plugins of an account", () => {
    test("what was installed can be installed again from the account, the same version, until it is forgotten", async () => {
      const slug = newSlug();
      const fromAccount = () => api().json("POST", `${PLUGINS}/${slug}/install?from=account`, {});
      expectRefusal(await fromAccount(), 404);
      const first = await install({ slug });
      expect(await managed(slug)).toMatchObject({ version: "1.0.0", account_version: "1.0.0" });
      expectRefusal(await fromAccount(), 409);

      expect((await api().remove(`${PLUGINS}/${slug}/uninstall?keep_offered=true`)).status).toBe(204);
      expect(await managed(slug)).toMatchObject({
        install_status: "available",
        plugin_id: null,
        name: first.name,
        permissions: first.permissions,
        account_version: "1.0.0",
      });
      expect(await managed(slug, setup.bob().api)).toBeUndefined();
      expectRefusal(await setup.bob().api.json("POST", `${PLUGINS}/${slug}/install?from=account`, {}), 404);

      const job = await jobOf(await fromAccount());
      expect(job, job.error ?? "").toMatchObject({ status: "completed", result: { version: "1.0.0", files: 4 } });
      const next = await jobOf(await upload(api(), pluginZip({ slug, version: "1.1.0" }), { replace: "true" }));
      expect(next, next.error ?? "").toMatchObject({ status: "completed" });
      expect(await managed(slug)).toMatchObject({ version: "1.1.0", account_version: "1.1.0" });

      const uninstall = (query = "") => api().remove(`${PLUGINS}/${slug}/uninstall${query}`);
      expect((await uninstall("?keep_offered=true")).status).toBe(204);
      expect(await managed(slug)).toMatchObject({ version: null, account_version: "1.1.0" });
      expect((await uninstall()).status, "of the account alone").toBe(204);
      expect(await managed(slug)).toBeUndefined();
      expectRefusal(await uninstall(), 404);
    });

    test("a permission is withdrawn, stays so when the plugin is updated, and is granted again", async () => {
      const slug = newSlug();
      const { id } = await install({ slug });
      const set = (permission: string, granted: boolean) =>
        api().json("PATCH", `${PLUGINS}/${id}/permissions/${permission}`, { granted });
      expect((await set("storage.read", false)).body).toMatchObject({
        permissions: ["network.request"],
        withdrawn_permissions: ["storage.read"],
        permission_details: [{ name: "storage.read" }, { name: "network.request" }],
      });
      const update = await upload(api(), pluginZip({ slug, version: "2.0.0" }), { replace: "true" });
      expect(await jobOf(update)).toMatchObject({ status: "completed" });
      const manifest = (await api().get(`${PLUGINS}/manifest`)).body as PluginManifest;
      expect(manifest[slug]).toMatchObject({ version: "2.0.0", permissions: ["network.request"] });
      expect((await set("storage.read", true)).body).toMatchObject({
        permissions: ["storage.read", "network.request"],
        withdrawn_permissions: [],
      });
      expectRefusal(await set("file.access", true), 404);
    });

    test("uninstalling takes it off the list where nothing else is asked for", async () => {
      const slug = newSlug();
      await install({ slug });
      expect((await api().remove(`${PLUGINS}/${slug}/uninstall`)).status).toBe(204);
      expect(await managed(slug)).toBeUndefined();
    });

    test.runIf(setup.standIns)(
      "what an update changes is read before it is done, and only that is installed",
      async () => {
        const slug = newSlug();
        await install({ slug, modules: [moduleData(), moduleData("Old")] });
        const preview = async () => (await api().get(`${PLUGINS}/${slug}/update/preview`)).body;
        expect(await preview()).toMatchObject({ next_version: null, error: expect.stringContaining("updates") });

        const download_url = `${setup.standIns?.()}/plugins/${slug}/9.0.0.zip`;
        const plugins = [{ plugin_slug: slug, name: slug, version: "9.0.0", download_url }];
        expect((await api().json("PUT", `${PLUGINS}/marketplace`, { plugins })).status).toBe(200);
        const shown = await preview();
        expect(shown).toMatchObject({
          current_version: "1.0.0",
          next_version: "9.0.0",
          permissions_added: [{ name: "notification.send", description: expect.any(String) }],
          permissions_dropped: [],
          services_added: [],
          modules_dropped: ["The Old"],
          error: null,
        });
        expect(await managed(slug)).toMatchObject({ version: "1.0.0" });

        const update = (sha256: string) => api().json("POST", `${PLUGINS}/${slug}/update?sha256=${sha256}`, {});
        expect(await jobOf(await update("0".repeat(64)))).toMatchObject({
          status: "failed",
          error: expect.stringContaining("changed after its content was shown"),
        });
        const done = await jobOf(await update((shown as { readonly sha256: string }).sha256));
        expect(done, done.error ?? "").toMatchObject({ status: "completed", result: { version: "9.0.0" } });
        expect(await preview()).toMatchObject({ current_version: "9.0.0", next_version: null, error: null });
        expect((await api().remove(`${PLUGINS}/marketplace`)).status).toBe(204);
      },
    );
  });
}
