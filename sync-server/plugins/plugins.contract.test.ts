import { createServer, type RequestListener, type Server } from "node:http";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPerson, type Person } from "#contract/platform/people.ts";
import { performRequest } from "#contract/request.ts";
import { pluginZip } from "#core/plugins/testing/make-plugin.ts";
import { packPlugins } from "../../scripts/vite/shipped-plugins.ts";
import { startInProcess, type TestServer } from "../testing/start-in-process.ts";
import { createCatalogueSource } from "./catalogue-source.ts";

let site: Server;
let origin: string;
let server: TestServer;
let ada: Person;
const asked: string[] = [];

const answers: Readonly<Record<string, RequestListener>> = {
  "/list.json": (_, response) =>
    response.end(
      JSON.stringify([
        { plugin_slug: "Sold", name: "Sold", version: "1.0.0", download_url: "Sold.zip" },
        { odd: true },
      ]),
    ),
  "/Sold.zip": (_, response) => response.end(pluginZip({ slug: "Sold" })),
  "/moved": (_, response) => response.writeHead(302, { location: "/once/more" }).end(),
  "/once/more": (_, response) => response.writeHead(307, { location: "/Moved.zip" }).end(),
  "/Moved.zip": (_, response) =>
    response.end(pluginZip({ slug: "Moved", plugin: { update_check_url: `${origin}/latest.json` } })),
  "/latest.json": (_, response) => response.end('{"version":"1.5.0"}'),
  "/loop": (_, response) => response.writeHead(302, { location: "/loop" }).end(),
  "/inside": (_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/x.zip" }).end(),
  "/cut": (_, response) => {
    response.writeHead(200, { "content-length": "1000" }).write("PK");
    setTimeout(() => response.destroy(), 20);
  },
};

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = answers[request.url ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  server = await startInProcess({ marketplace: `${origin}/list.json`, fetchAllowedHosts: [host] });
  ada = await newPerson((request) => performRequest({ request, origin: server.origin }), "cookies");
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
  expect(server.errors).toEqual([]);
});

async function jobOf(path: string, body: unknown = {}, person = ada) {
  const answer = await person.api.json("POST", `/api/v1/plugins/${path}`, body);
  expect(answer.status, answer.text).toBe(201);
  const { job_id } = answer.body as { job_id: string };
  for (;;) {
    const job = (await person.api.get(`/api/v1/jobs/${job_id}`)).body as { status: string; error: string | null };
    if (job.status !== "pending" && job.status !== "running") return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe("plugins from other machines", () => {
  it("come through redirects, with one request for each step", async () => {
    asked.length = 0;
    expect(await jobOf("install-from-url", { repo_url: `${origin}/moved` })).toMatchObject({ status: "completed" });
    expect(asked).toEqual(["GET /moved", "GET /once/more", "GET /Moved.zip"]);
    const check = await ada.api.get("/api/v1/plugins/Moved/update/available");
    expect(check.body, check.text).toMatchObject({ latest_version: "1.5.0", update_available: true });
    expect(asked.at(-1)).toBe("GET /latest.json");
  });

  it.each([
    ["/loop", /redirects/],
    ["/inside", /not a public address/],
    ["/cut", /could not be reached/],
    ["/none", /404/],
  ])("do not come from %s, with the reason", async (path, reason) => {
    const job = await jobOf("install-from-url", { repo_url: `${origin}${path}` });
    expect(job).toMatchObject({ status: "failed", error: expect.stringMatching(reason) });
  });

  it("come from the marketplace of the host, whose addresses are relative to it", async () => {
    const available = await ada.api.get("/api/v1/plugins/available");
    expect(available.body, available.text).toMatchObject([{ plugin_slug: "Sold", installed: false }]);
    expect(await jobOf("Sold/install")).toMatchObject({ status: "completed" });
    const { body } = await ada.api.json("POST", "/api/v1/plugins/refresh-cache", {});
    expect(body).toMatchObject({
      problems: [],
      marketplace: {
        reachable: true,
        plugins: 1,
        detail: expect.stringContaining("Left out: entry 2 (plugin_slug: is required"),
      },
    });
  });

  it("are installed from a folder that holds a catalogue and archives, as the guide has it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lectern-shop-"));
    const row = { plugin_slug: "Folder", name: "Folder", description: "In a folder.", version: "0.1.0" };
    await writeFile(join(folder, "Folder-0.1.0.zip"), pluginZip({ slug: "Folder", version: "0.1.0" }));
    await writeFile(
      join(folder, "catalogue.json"),
      JSON.stringify({ plugins: [{ ...row, download_url: "Folder-0.1.0.zip" }] }),
    );
    const shop = await startInProcess({ marketplace: join(folder, "catalogue.json") });
    const eve = await newPerson((request) => performRequest({ request, origin: shop.origin }), "cookies");
    expect(await jobOf("Folder/install", {}, eve)).toMatchObject({ status: "completed", error: null });
    await shop.close();
    await rm(folder, { recursive: true });
  });

  it("are listed in a file as well, and what cannot be read says why", async () => {
    const { signal } = new AbortController();
    const path = join(server.dataDir, "plugins.json");
    await writeFile(path, '{"plugins":[]}');
    expect(await createCatalogueSource({ place: path, fetch })?.read(signal)).toBe('{"plugins":[]}');
    const gone = createCatalogueSource({ place: join(server.dataDir, "none.json"), fetch });
    await expect(gone?.read(signal)).rejects.toThrow("there is no file none.json.");
    const wrong = createCatalogueSource({ place: `${origin}/none`, fetch });
    await expect(wrong?.read(signal)).rejects.toThrow(`${origin} answered with status 404.`);
    const down = createCatalogueSource({ place: "http://127.0.0.1:1/", fetch });
    await expect(down?.read(signal)).rejects.toThrow("cannot be reached");
    expect(createCatalogueSource({ place: null, fetch })).toBeNull();
  });
});

describe("plugins that come with the program", () => {
  it("are offered and installed by a server that nobody gave a catalogue", async () => {
    const pageDir = await mkdtemp(join(tmpdir(), "lectern-page-"));
    await mkdir(join(pageDir, "marketplace"));
    for (const { name, content } of packPlugins(fileURLToPath(new URL("../../examples/plugins", import.meta.url))))
      await writeFile(join(pageDir, "marketplace", name), content);
    const fresh = await startInProcess({ pageDir });
    const eve = await newPerson((request) => performRequest({ request, origin: fresh.origin }), "cookies");

    const { body } = await eve.api.get("/api/v1/plugins/marketplace");
    expect(body).toMatchObject({ configured: true, from: null, shipped: true, own: null });
    const offered = (await eve.api.get("/api/v1/plugins/available")).body as { readonly plugin_slug: string }[];
    expect(offered.map(({ plugin_slug }) => plugin_slug)).toContain("WordCount");
    expect(await jobOf("WordCount/install", {}, eve)).toMatchObject({ status: "completed" });

    await fresh.close();
    await rm(pageDir, { recursive: true });
    expect(fresh.errors).toEqual([]);
  });
});
