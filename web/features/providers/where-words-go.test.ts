import { expect, test } from "vitest";
import { whereItRuns, whereWordsGo, withScheme } from "./where-words-go.ts";

test.each([
  ["device", "browser", null, "On this device: your words do not leave this browser."],
  ["device", "hosted_a", null, "Sent to OpenAI."],
  ["server", "hosted_b", "https://api.anthropic.com/v1", "Sent to Anthropic, by your server."],
  ["device", "hosted_a", "https://proxy.example.org/v1", "Sent to proxy.example.org."],
  ["device", "local", null, "On this device: your words go to a program on this computer and no further."],
  [
    "server",
    "local",
    "http://localhost:11434",
    "On your own server: your words go to a program on the machine Lectern runs on.",
  ],
  ["device", "local", "http://192.168.1.20:11434", "On your own network: your words go to 192.168.1.20."],
  ["device", "openai_compatible", "http://nas.local:8080/v1", "On your own network: your words go to nas.local."],
  ["device", "openai_compatible", "http://[fd12::1]:8080/v1", "On your own network: your words go to [fd12::1]."],
  ["server", "openai_compatible", "http://172.32.0.1/v1", "Sent to 172.32.0.1, by your server."],
  ["device", "openai_compatible", "https://10.example.com/v1", "Sent to 10.example.com."],
] as const)("%s asking %s at %s: %s", (asker, provider, url, line) => {
  expect(whereWordsGo(asker, provider, url)).toBe(line);
});

test.each([
  ["device", "hosted_b", null, "Runs at Anthropic. Passages leave this device."],
  ["device", "local", "http://127.0.0.1:11434", "Runs on this computer. Passages do not leave it."],
  ["server", "local", "http://127.0.0.1:11434", "Runs on your server. Passages do not leave it."],
  [
    "device",
    "openai_compatible",
    "http://nas.local:8080/v1",
    "Runs on nas.local in your network. Passages leave this device, not your network.",
  ],
  ["server", "openai_compatible", "https://x.example/v1", "Runs at x.example. Passages leave your server."],
] as const)("%s asking %s at %s: %s", (asker, provider, url, line) => {
  expect(whereItRuns(asker, provider, url)).toBe(line);
});

test.each([
  ["localhost:8080", "http://localhost:8080"],
  [" 192.168.1.20:8080/v1 ", "http://192.168.1.20:8080/v1"],
  ["nas:11434", "http://nas:11434"],
  ["api.example.org/v1", "https://api.example.org/v1"],
  ["http://api.example.org", "http://api.example.org"],
  ["", ""],
])("the address %j is completed to %j", (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
