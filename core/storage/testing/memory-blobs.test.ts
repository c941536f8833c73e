import { expect, it } from "vitest";
import type { Blobs } from "../blobs.ts";
import { blobsRules } from "../contract/blobs-rules.ts";
import { createMemoryBlobs } from "./memory-blobs.ts";

it.each(blobsRules)("memory blobs $id: $says", async ({ check }) => {
  await check(createMemoryBlobs());
});

it("tells broken blobs from right ones", async () => {
  const right = createMemoryBlobs();
  const broken: Blobs = { ...right, put: async () => ({ id: "0".repeat(64), size: 0 }), bytesOfMany: async () => [] };
  const results = await Promise.allSettled(blobsRules.map(({ check }) => check(broken)));
  expect(blobsRules.filter((_, at) => results[at]?.status === "fulfilled").map(({ id }) => id)).toEqual([]);
});
