import { describe, expect, test } from "vitest";
import { InstallStarted } from "#core/plugins/registry/answers.ts";
import { PluginInfo } from "#core/plugins/registry/plugin.ts";
import { moduleData, pluginZip } from "#core/plugins/testing/make-plugin.ts";
import { expectRefusal } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";
import { createPluginSteps, PLUGINS } from "./plugin-steps.ts";

/** How plugins come here, and what is refused. */
export function pluginCases(setup: PlatformSetup): void {
  const { api, newSlug, upload, jobOf, install } = createPluginSteps(setup);

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
      const plugin = PluginInfo.parse((await api().get(`${PLUGINS}/by-slug/${slug}`)).body);
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
        { name: "network.request", description: "Send requests to other web sites, which Lectern lets no plugin do" },
      ]);
      const types = Object.fromEntries(plugin.files.map(({ path, type }) => [path, type]));
      expect(types).toMatchObject({
        "dist/remoteEntry.js": "text/javascript; charset=utf-8",
        "assets/icon.svg": "image/svg+xml",
      });

      const file = await setup.anyone.get(plugin.bundle_url ?? "");
      expect(file.status).toBe(200);
      expect(file.text).toContain(`var ${slug} = `);
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

    test("the document of component modules is sealed by its headers, for anyone", async () => {
      for (const path of ["/api/v1/public/plugin-frame", "/api/v1/public/plugin-frame/probe"]) {
        const frame = await setup.anyone.get(path);
        expect(frame.status, path).toBe(200);
        expect(frame.headers, path).toMatchObject({
          "connection-allowlist": "()",
          "content-type": "text/html; charset=utf-8",
          "cross-origin-embedder-policy": "require-corp",
          "cross-origin-resource-policy": "same-origin",
          "x-content-type-options": "nosniff",
        });
        const policy = frame.headers["content-security-policy"] ?? "";
        expect(policy, path).toContain("default-src 'none'");
        expect(policy, path).toContain("frame-ancestors 'self'");
        expect(policy, path).not.toContain("http");
      }
      const { text, headers } = await setup.anyone.get("/api/v1/public/plugin-frame");
      expect(headers["content-security-policy"]).not.toContain("'self';");
      expect(text).toContain('<iframe sandbox="allow-scripts"');
      // Our script is in the frame of an opaque origin only, as text of an attribute.
      expect(text).not.toContain("<script>");
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
      expectRefusal(await api().get(`${PLUGINS}/by-slug/${slug}`), 404);
    });

    test("what is no archive, no plugin or no form is refused with its reason", async () => {
      expectRefusal(await upload(api(), new TextEncoder().encode("<!doctype html>")), 400, /web page/);
      expectRefusal(await upload(api(), new Uint8Array()), 400, /empty/);
      const post = (fields: readonly (readonly [string, string])[]) =>
        api().call({ method: "POST", path: `${PLUGINS}/install`, body: { kind: "form", fields, files: [] } });
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
      expectRefusal(await api().json("POST", `${PLUGINS}/install`, {}), 415);
    });

    test("a slug is taken once for each user, and another user's is nobody else's", async () => {
      const slug = newSlug();
      const hers = await install({ slug });
      expectRefusal(await upload(api(), pluginZip({ slug })), 409, /replace=true/);
      const his = await install({ slug, bundle: "var secret = 1;\n" }, setup.bob().api);
      expect(his.bundle_url).not.toBe(hers.bundle_url);
      const plain = `/api/v1/public/plugins/${slug}/dist/remoteEntry.js`;
      expectRefusal(await setup.anyone.get(plain), 404);
      expect((await setup.ada().api.get(plain)).text).toContain(slug);
      expect((await setup.bob().api.get(plain)).text).toBe("var secret = 1;\n");
      expectRefusal(await setup.bob().api.get(`${PLUGINS}/${hers.id}/info`), 404);
    });
  });
}
