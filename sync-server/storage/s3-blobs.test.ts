import { readdir } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { blobsRules, sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import { readS3Url, type S3Place } from "./bucket-url.ts";
import { openS3Blobs } from "./s3-blobs.ts";
import { S3_KEYS, startS3Server } from "./testing/s3-server.ts";
import { tempFolder } from "./testing/temp-folder.ts";

const KEYS = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey };

async function setup(prefix = "/of/lectern", keys = KEYS) {
  const server = await startS3Server("papers");
  onTestFinished(() => server.close());
  const place = readS3Url(`s3://papers${prefix}?endpoint=${server.origin}`, keys) as S3Place;
  const temp = await tempFolder();
  return { server, temp, blobs: await openS3Blobs({ ...place, temp }) };
}

it.each(blobsRules)("S3 blobs $id: $says", async ({ check }) => {
  const { blobs, temp } = await setup();
  await check(blobs);
  expect(await readdir(temp)).toEqual([]);
});

it("names objects below the prefix, or at the top where there is none", async () => {
  for (const [prefix, start] of [
    ["/of/lectern", "of/lectern/"],
    ["", ""],
  ] as const) {
    const { blobs, server } = await setup(prefix);
    const { id } = await blobs.put(sampleBytes(10, 1));
    expect([...server.objects.keys()]).toEqual([`${start}${id.slice(0, 2)}/${id.slice(2)}`]);
    const listed = [];
    for await (const blob of blobs.list()) listed.push(blob.id);
    expect(listed).toEqual([id]);
  }
});

it("goes on when the store is busy for a moment", async () => {
  const { blobs, server } = await setup();
  server.failNext(503, 2);
  const { id } = await blobs.put(sampleBytes(100_000, 1));
  expect(await blobs.bytes(id)).toEqual(sampleBytes(100_000, 1));
});

it("says what to do when keys are refused, the bucket is missing, or nobody answers", async () => {
  const wrong = await setup("", { ...KEYS, AWS_SECRET_ACCESS_KEY: "other" });
  await expect(wrong.blobs.put(sampleBytes(10, 1))).rejects.toThrow(/check AWS_ACCESS_KEY_ID/);
  const { server, temp } = await setup();
  const place = readS3Url(`s3://other?endpoint=${server.origin}`, KEYS) as S3Place;
  await expect((await openS3Blobs({ ...place, temp })).put(sampleBytes(10, 1))).rejects.toThrow(/does not exist/);
  const nobody = readS3Url("s3://other?endpoint=http://127.0.0.1:1", KEYS) as S3Place;
  await expect((await openS3Blobs({ ...nobody, temp })).size("a".repeat(64))).rejects.toThrow(/check that it runs/);
});

it("reads addresses of buckets, at Amazon and elsewhere", () => {
  expect(readS3Url("s3://papers/mine/?region=eu-central-1", KEYS)).toMatchObject({
    bucket: "https://papers.s3.eu-central-1.amazonaws.com",
    prefix: "mine/",
    region: "eu-central-1",
  });
  expect(readS3Url("s3://papers?endpoint=https://objects.home:9000/", KEYS)).toMatchObject({
    bucket: "https://objects.home:9000/papers",
    prefix: "",
  });
  expect(readS3Url("s3://papers", {})).toMatchObject({ problem: expect.stringContaining("AWS_ACCESS_KEY_ID") });
  expect(readS3Url("https://papers", KEYS)).toMatchObject({ problem: expect.stringContaining("s3://bucket") });
});
