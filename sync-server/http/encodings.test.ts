import { expect, it } from "vitest";
import { pickEncoding } from "./encodings.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP;Q=1.0", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0", "identity"],
  ["*", "br"],
  ["*;q=0.1, br;q=0", "gzip"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["identity, gzip;q=0.5", "identity"],
  ["identity;q=0.5, gzip;q=0.8", "gzip"],
  ["identity;q=0, gzip", "gzip"],
  ["identity;q=0", null],
  ["*;q=0", null],
  ["*;q=0, gzip", "gzip"],
  ["*;q=0, identity", "identity"],
  ["br;q=9", "identity"],
  ["", "identity"],
])("answers %j with %s", (header, encoding) => {
  expect(pickEncoding(header, ["gzip", "br"])).toBe(encoding);
});

it("sends a file without variants as it is, unless that is refused", () => {
  expect(pickEncoding(undefined, ["br"])).toBe("identity");
  expect(pickEncoding("br, gzip", [])).toBe("identity");
  expect(pickEncoding("br, identity;q=0", [])).toBeNull();
});
