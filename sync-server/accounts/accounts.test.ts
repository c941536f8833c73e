import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ACCESS_LIFETIME } from "#core/accounts/session.ts";
import { createWasmPasswords } from "#core/accounts/passwords.ts";
import { createJwtSigner } from "./jwt-signer.ts";
import { createNodePasswords } from "./node-passwords.ts";

describe("passwords on the server", () => {
  it("are the same strings the browser makes", async () => {
    const [node, wasm] = [createNodePasswords(), createWasmPasswords()];
    const hash = await node.hash("correct horse");
    expect(await wasm.verify("correct horse", hash)).toBe(true);
    expect(await node.verify("correct horse", await wasm.hash("correct horse"))).toBe(true);
    expect(await node.verify("wrong horse", hash)).toBe(false);
  });
});

describe("the server's tokens", () => {
  const signer = createJwtSigner("a key of at least 32 characters, for tests");
  const claims = { user: "u", session: "s" };

  it("come back as they were signed, each only as its own kind", () => {
    expect(signer.readAccess(signer.access(claims))).toEqual(claims);
    expect(signer.readRefresh(signer.refresh({ ...claims, generation: 3 }))).toEqual({ ...claims, generation: 3 });
    expect(signer.readAccess(signer.refresh({ ...claims, generation: 3 }))).toBeNull();
    expect(signer.readRefresh(signer.access(claims))).toBeNull();
  });

  it("are refused when signed with another key, unsigned or altered", () => {
    const token = signer.access(claims);
    expect(createJwtSigner("another key of at least 32 characters, too").readAccess(token)).toBeNull();
    expect(signer.readAccess(token.replace(/\.[^.]*$/, "."))).toBeNull();
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"typ":"access","sub":"u","sid":"s"}')}.`;
    expect(signer.readAccess(unsigned)).toBeNull();
  });

  it("are refused once they have expired, however often they were taken before", () => {
    const token = signer.access(claims);
    expect([signer.readAccess(token), signer.readAccess(token)]).toEqual([claims, claims]);
    vi.useFakeTimers({ now: Date.now() + (ACCESS_LIFETIME + 1) * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    expect([signer.readAccess(token), signer.readAccess(token)]).toEqual([null, null]);
  });

  it("give the same successor for the same generation", () => {
    expect(signer.refresh({ ...claims, generation: 1 })).toBe(signer.refresh({ ...claims, generation: 1 }));
  });
});
