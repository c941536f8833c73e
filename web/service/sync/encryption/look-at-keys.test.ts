import { expect, it } from "vitest";
import { LOCAL_USER } from "#core/context.ts";
import { lookAtKeys } from "./look-at-keys.ts";

const says =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const gone = () => Promise.reject(new TypeError("no network"));

it.each([
  ["an account that is not encrypted", undefined, says({ keys: null }), { kind: "readable" }],
  ["an account that is", undefined, says({ keys: { key_id: "k1" } }), { kind: "encrypted", keyId: "k1" }],
  ["a server that is older", undefined, says({ detail: "nothing here" }, 404), { kind: "readable" }],
  ["a login that has run out", "k1", says({ detail: "log in" }, 401), { kind: "encrypted", keyId: "k1" }],
  ["a server that is not there", "k1", gone, { kind: "encrypted", keyId: "k1" }],
  ["a server that has forgotten it", "k1", says({ keys: null }), { kind: "set back" }],
])("R44: of %s the device thinks as it must", async (_, keyId, ask, expected) => {
  expect(await lookAtKeys({ account: "anna", keyId }, ask)).toEqual(expected);
});

it("R44: the built-in user is never encrypted, and nobody is asked", async () => {
  expect(await lookAtKeys({ account: LOCAL_USER, keyId: undefined }, gone)).toEqual({ kind: "readable" });
});
