import { expect, onTestFinished } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createFakeModelServers } from "./fake-model-servers.ts";

export const AI = "/api/v1/ai/providers";
export const KEY = "sk-good-canary-0123456789";
export const VENDORS = ["ollama", "openai", "anthropic", "openai-compatible"] as const;

/** The service in this process beside model servers of every vendor, set up with a key. */
export async function setupAi(
  patience: { question?: number; firstByte?: number; silence?: number; pause?: number } = {},
) {
  const servers = createFakeModelServers();
  const service = createInProcessService({
    modelServers: {
      fetch: servers.fetch,
      patience: { question: 5000, firstByte: 5000, silence: 5000, pause: 1000, ...patience },
    },
  });
  onTestFinished(async () => {
    await service.background.stop();
    expect(service.errors).toEqual([]);
  });
  const post = (path: string, body: unknown, signal: AbortSignal | null = null) =>
    service.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
  const json = async (path: string, body: unknown) => {
    const response = await post(path, body);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  const get = async (path: string) => (await service.fetch(path)).json() as Promise<unknown>;
  for (const provider of VENDORS) {
    const saved = await post("/api/v1/ai/settings/providers", {
      id: provider,
      provider,
      config: { server_url: "http://models.test", api_key: provider === "ollama" ? undefined : KEY },
    });
    expect(saved.status, await saved.text()).toBe(201);
  }
  return { servers, service, post, json, get };
}

export const question = [{ role: "user", content: "Hello?" }];

/** The events of a stream as a client reads them. */
export async function eventsOf(response: Response): Promise<unknown[]> {
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const data = (await response.text())
    .split("\n\n")
    .filter((block) => block.startsWith("data: "))
    .map((block) => block.slice(6));
  expect(data.at(-1)).toBe("[DONE]");
  return data.slice(0, -1).map((line) => JSON.parse(line) as unknown);
}
