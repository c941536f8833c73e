import { expect, test } from "vitest";
import { baseUrl } from "./server-url.ts";

test.each([
  ["openai_compatible", "http://127.0.0.1:8080", "http://127.0.0.1:8080/v1"],
  ["openai_compatible", "http://127.0.0.1:8080/v1/chat/completions", "http://127.0.0.1:8080/v1"],
  ["openai_compatible", "https://api.example.org/openai/v1/models/", "https://api.example.org/openai/v1"],
  ["openai_compatible", "https://example.org/my-models/v1", "https://example.org/my-models/v1"],
  ["hosted_b", "https://api.anthropic.com/v1/messages", "https://api.anthropic.com/v1"],
  ["local", "http://127.0.0.1:11434/api/chat", "http://127.0.0.1:11434"],
  ["local", "http://127.0.0.1:11434/v1/chat/completions", "http://127.0.0.1:11434"],
] as const)("%s at %s is asked below %s", (provider, typed, base) => {
  expect(baseUrl(provider, typed)).toBe(base);
});
