import { expect, it } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { lookAtKeys } from "./look-at-keys.ts";

const says =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const gone = () => Promise.reject(new TypeError("no network"));

const k1 = { keyId: "k1", generation: 1 };
const k2 = { keyId: "k1", generation: 2 };
const encrypted = (keys: object, hasProof = true) => ({ kind: "encrypted", keys, hasProof });

it.each([
  ["an account that is not encrypted", undefined, says({ keys: null }), { kind: "readable" }],
  ["an account that is", undefined, says({ keys: { key_id: "k1" } }), encrypted(k1, false)],
  ["one with a newer key", k1, says({ keys: { key_id: "k1", generation: 2, proof: "p" } }), encrypted(k2)],
  ["a server that is older", undefined, says({ detail: "nothing here" }, 404), { kind: "readable" }],
  ["a login that has run out", k1, says({ detail: "log in" }, 401), encrypted(k1)],
  ["a server that is not there", k1, gone, encrypted(k1)],
  ["a server that has forgotten it", k1, says({ keys: null }), { kind: "set back" }],
  ["a server that names an older key", k2, says({ keys: { key_id: "k1", proof: "p" } }), { kind: "set back" }],
  ["a server that names other keys", k1, says({ keys: { key_id: "k9", generation: 3 } }), { kind: "other keys" }],
])("R44, R45: of %s the device thinks as it must", async (_, known, ask, expected) => {
  expect(await lookAtKeys({ account: "anna", known }, ask)).toEqual(expected);
});

it("R44: the built-in user is never encrypted, and nobody is asked", async () => {
  expect(await lookAtKeys({ account: LOCAL_USER, known: undefined }, gone)).toEqual({ kind: "readable" });
});
