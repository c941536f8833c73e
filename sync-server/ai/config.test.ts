import { expect, it } from "vitest";
import { readConfig, StartError } from "../config.ts";

const ollamaUrl = (value?: string) => readConfig({ OLLAMA_URL: value }, "/").ollamaUrl;

it("looks for Ollama where it usually is, where it is told to, or nowhere", () => {
  expect(ollamaUrl()).toBe("http://127.0.0.1:11434");
  expect(ollamaUrl("http://gpu.lan:11434/api/")).toBe("http://gpu.lan:11434");
  expect(ollamaUrl("off")).toBeNull();
  expect(() => ollamaUrl("gpu.lan")).toThrow(StartError);
});

it("takes a list of further model servers", () => {
  expect(readConfig({ MODEL_SERVERS: "http://a.lan:8080, http://b.lan" }, "/").modelServers).toEqual([
    "http://a.lan:8080",
    "http://b.lan",
  ]);
  expect(() => readConfig({ MODEL_SERVERS: "a.lan" }, "/")).toThrow(StartError);
});
