import { describe, expect, it, onTestFinished } from "vitest";
import { createFakeModelServers } from "../testing/fake-model-servers.ts";
import { createInProcessService } from "#contract/testing/in-process.ts";

function setup({ ollamaUrl = "http://models.test" as string | null } = {}) {
  const servers = createFakeModelServers();
  const service = createInProcessService({ modelServers: { fetch: servers.fetch, ollamaUrl } });
  onTestFinished(async () => {
    await service.background.stop();
    expect(service.errors).toEqual([]);
  });
  const send = async (method: string, path: string, body?: unknown) => {
    const init =
      body === undefined
        ? { method }
        : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await service.fetch(`/api/v1${path}`, init);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, text, body: (isJson ? JSON.parse(text) : null) as Record<string, unknown> };
  };
  const names = async () =>
    ((await send("GET", "/modelhost/models")).body as unknown as { name: string }[]).map(({ name }) => name);
  return { servers, send, names };
}

describe("the model host", () => {
  it.each(["modelhost", "ollama"])("is tested and listed under /%s", async (base) => {
    const { send } = setup();
    expect(await send("GET", `/${base}/test`)).toMatchObject({
      status: 200,
      body: { reachable: true, version: "0.9.9", server_url: "http://models.test" },
    });
    expect((await send("GET", `/${base}/models?server_url=http://models.test/api`)).body).toMatchObject([
      { name: "llama3.2:latest", size: 123, details: { family: "llama" } },
      { name: "tiny:1b" },
    ]);
  });

  it("says so when there is none", async () => {
    const { send } = setup({ ollamaUrl: null });
    expect(await send("GET", "/modelhost/test")).toMatchObject({
      status: 502,
      body: { detail: expect.stringContaining("OLLAMA_URL") },
    });
    expect((await send("GET", "/modelhost/test?server_url=ftp://x")).status).toBe(422);
  });

  it("installs a model as a job that tells how far it is", async () => {
    const { send, names, servers } = setup();
    const install = await send("POST", "/modelhost/install", { name: "qwen3", server_url: "http://models.test" });
    expect(install).toMatchObject({
      status: 201,
      body: { name: "qwen3", status: expect.stringMatching(/pending|running/) },
    });
    const at = `/modelhost/install/${String(install.body["task_id"])}`;
    const events = (await send("GET", `${at}/events`)).text;
    expect(events).toMatch(/event: snapshot[^]*event: progress[^]*Downloading: 50 %[^]*event: completed/);
    expect((await send("GET", at)).body).toMatchObject({
      status: "completed",
      progress_percent: 100,
      result: { already_installed: false, bytes: 100, server_url: "http://models.test" },
    });
    expect(servers.received.find(({ path }) => path === "/api/pull")?.body).toEqual({
      model: "qwen3",
      name: "qwen3",
      stream: true,
    });
    expect(await names()).toContain("qwen3");
    expect((await send("GET", `/jobs/${String(install.body["job_id"])}`)).body).toMatchObject({
      job_type: "model_install",
    });
    expect((await send("DELETE", at)).status).toBe(400);
  });

  it("does nothing about a model that is there, unless told to install it anew", async () => {
    const { send, servers } = setup();
    const result = async (body: object) =>
      /event: completed\ndata: .*"data":(\{.*?\})/.exec(
        (await send("POST", "/modelhost/install", { name: "llama3.2", stream: true, ...body })).text,
      )?.[1];
    expect(await result({})).toContain('"already_installed":true');
    expect(servers.received.map(({ path }) => path)).toEqual(["/api/tags"]);
    expect(await result({ force_reinstall: true })).toContain('"already_installed":false');
    expect(servers.received.map(({ path }) => path).slice(1)).toEqual([
      "/api/tags",
      "/api/tags",
      "/api/delete",
      "/api/pull",
    ]);
  });

  it("gives an install that fails its reason", async () => {
    const { send } = setup();
    const { body } = await send("POST", "/modelhost/install", { name: "nowhere" });
    await expect
      .poll(async () => (await send("GET", `/modelhost/install/${String(body["task_id"])}`)).body)
      .toMatchObject({ status: "failed", error: expect.stringContaining("file does not exist") });
  });

  it("ends the download on the host when an install is cancelled", async () => {
    const { send, servers } = setup();
    const first = await send("POST", "/modelhost/install", { name: "stalls" });
    const at = `/modelhost/install/${String(first.body["task_id"])}`;
    await expect.poll(() => servers.received.some(({ path }) => path === "/api/pull")).toBe(true);
    expect(await send("POST", "/modelhost/install", { name: "stalls:latest" })).toMatchObject({
      status: 200,
      body: { task_id: first.body["task_id"] },
    });
    expect((await send("DELETE", at)).status).toBe(204);
    await expect.poll(() => servers.received.find(({ path }) => path === "/api/pull")?.isAborted).toBe(true);
    await expect.poll(async () => (await send("GET", at)).body["status"]).toBe("cancelled");
  });

  it("deletes a model, and knows of no other", async () => {
    const { send, names } = setup();
    expect((await send("DELETE", "/modelhost/delete", { name: "llama3.2" })).status).toBe(204);
    expect(await names()).toEqual(["tiny:1b"]);
    expect((await send("DELETE", "/ollama/delete", { name: "llama3.2" })).status).toBe(404);
    expect((await send("DELETE", "/modelhost/delete", {})).status).toBe(422);
    const job = await send("POST", "/jobs", { job_type: "export" });
    expect((await send("GET", `/modelhost/install/${String(job.body["id"])}`)).status).toBe(404);
  });
});
