import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { greeting, type Greeting } from "./greeting.ts";

const say = (env: Readonly<Record<string, string>>, change: Partial<Greeting> = {}) =>
  greeting({
    config: readConfig({ DATA_DIR: "/data", ...env }, "/"),
    ports: [8000, 8005],
    localToken: undefined,
    hasOwnName: false,
    machineNames: ["192.168.1.5", "fd12::5", "desk.local"],
    ...change,
  });

const WHY = /every request needs a token/;

describe("what the server prints when it is ready", () => {
  it("is its address, where scripts find it, and nothing else for one person on one machine", () => {
    expect(say({})).toEqual([
      "Lectern is ready: http://localhost:8000",
      "For scripts: http://localhost:8000/docs (and on port 8005). Data: /data",
    ]);
  });

  it("names first the address that keeps its data apart, where that name is known here", () => {
    expect(say({}, { hasOwnName: true })[0]).toBe(
      "Lectern is ready: http://lectern.localhost:8000 (or http://localhost:8000)",
    );
  });

  it("tells other devices which address to open", () => {
    const lines = say({ HOST: "0.0.0.0" });
    expect(lines[0]).toBe("Lectern is ready: http://localhost:8000");
    expect(lines[1]).toBe("From other devices: http://192.168.1.5:8000, http://[fd12::5]:8000, http://desk.local:8000");
    expect(lines.at(-1)).toMatch(/^Other devices reach this server, so every request needs a token/);
  });

  it.each([
    [{ HOST: "192.168.1.5" }, WHY],
    [{ ALLOWED_HOSTS: "lectern.home" }, /^ALLOWED_HOSTS or TRUSTED_PROXIES .*every request needs a token/],
    [{ DOCUMENT_CHAT_AUTH: "required" }, /^DOCUMENT_CHAT_AUTH=required, so every request needs a token/],
  ])("says why %o asks for tokens, and suggests nothing unsafe", (env, words) => {
    const lines = say(env);
    expect(lines.at(-1)).toMatch(words);
    expect(lines.join("\n")).not.toContain("optional");
  });

  it.each<Readonly<Record<string, string>>>([{ HOST: "0.0.0.0" }, { ALLOWED_HOSTS: "lectern.home" }, {}])(
    "says what %o opens without tokens",
    (env) => {
      expect(say({ ...env, DOCUMENT_CHAT_AUTH: "optional" }).at(-1)).toMatch(
        /everyone who can reach this server, without a password, read, change and delete all documents, files and chats/,
      );
    },
  );

  it("gives the address with the local token, and the file that scripts read", () => {
    const localToken = { file: "/data/local-token", value: "local_x", path: "/local-token?local_x" };
    const lines = say({ LOCAL_TOKEN: "required" }, { localToken });
    expect(lines[0]).toBe("Lectern is ready: http://localhost:8000/local-token?local_x");
    expect(lines.at(-1)).toContain("/data/local-token");
  });
});

it("does not start where the local token is asked for and everybody is let in", () => {
  expect(() => say({ LOCAL_TOKEN: "required", DOCUMENT_CHAT_AUTH: "optional" })).toThrow(/contradict/);
});
