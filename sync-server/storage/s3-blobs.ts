import { openAsBlob } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { AwsClient } from "aws4fetch";
import { SaxesParser } from "saxes";
import { isBlobId } from "#core/storage/blob-hash.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import { readMany } from "#core/storage/read-many.ts";
import { StorageUnreachable } from "#core/storage/storage-errors.ts";
import type { S3Place } from "./bucket-url.ts";
import { blobFailure } from "./file-errors.ts";
import { spool, sweepSpool } from "./spool.ts";
import { serverFull } from "./server-full.ts";

export interface S3BlobsOptions extends S3Place {
  /** Folder for what is being uploaded, made when missing. */
  readonly temp: string;
  readonly now?: () => number;
}

/** The answer, or undefined for 404. Throws `StorageFull` or `StorageUnreachable` for what is no success. */
type Ask = (address: string, init: RequestInit & { headers?: Record<string, string> }) => Promise<Response | undefined>;

/** Requests at once by `bytesOfMany` and `areHere`. */
const AT_ONCE = 16;

/**
 * Blobs as objects named by their hash: `ab/cdef…` below the prefix. An upload is spooled to the disk first, since its
 * name is its hash; the store verifies that hash, which is also what signs the request (Signature Version 4).
 */
export async function openS3Blobs({
  bucket,
  prefix,
  temp,
  now = Date.now,
  ...account
}: S3BlobsOptions): Promise<Blobs> {
  await mkdir(temp, { recursive: true });
  await sweepSpool(temp, now);
  const client = new AwsClient({ ...account, service: "s3", retries: 3 });
  const addressOf = (id: string) => (isBlobId(id) ? `${bucket}/${prefix}${id.slice(0, 2)}/${id.slice(2)}` : undefined);

  const ask: Ask = async (address, init) => {
    const answer = await client.fetch(address, init).catch((cause: unknown) => {
      throw new StorageUnreachable(
        "The object store cannot be reached; check that it runs and that BLOBS_URL names it.",
        {
          cause,
        },
      );
    });
    if (answer.ok) return answer;
    if (answer.status === 404 && init.method !== "PUT") {
      await answer.body?.cancel();
      return undefined;
    }
    throw refusal(answer.status, await answer.text());
  };

  async function bytes(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const address = addressOf(id);
    const answer = address ? await ask(address, { method: "GET" }) : undefined;
    return answer && new Uint8Array(await answer.arrayBuffer());
  }

  async function head(id: string) {
    const address = addressOf(id);
    return address ? (await ask(address, { method: "HEAD" }))?.headers : undefined;
  }

  async function size(id: string): Promise<number | undefined> {
    const headers = await head(id);
    return headers && Number(headers.get("content-length"));
  }

  return {
    async put(content) {
      const spooled = await spool(content, temp).catch((error: unknown) => {
        throw blobFailure(error, temp);
      });
      try {
        const { id, size: length } = spooled;
        const body = await openAsBlob(spooled.path);
        await ask(addressOf(id) ?? "", { method: "PUT", body, headers: { "x-amz-content-sha256": id } });
        return { id, size: length };
      } finally {
        await rm(spooled.path, { force: true });
      }
    },
    size,
    bytes,

    bytesOfMany: (ids) => readMany(ids, AT_ONCE, bytes),

    areHere: (ids) => readMany(ids, AT_ONCE, async (id) => (await size(id)) !== undefined),

    async stream(id, from = 0, to) {
      const address = addressOf(id);
      const total = address ? await size(id) : undefined;
      if (!address || total === undefined) return undefined;
      // A range that holds nothing cannot be asked for.
      const end = Math.min(to ?? total, total);
      if (end <= from) return new Blob([]).stream();
      const answer = await ask(address, { method: "GET", headers: { range: `bytes=${from}-${end - 1}` } });
      return answer?.body ?? undefined;
    },

    async version(id) {
      const headers = await head(id);
      return headers && ["etag", "last-modified", "content-length"].map((name) => headers.get(name)).join(" ");
    },

    async remove(id) {
      const address = addressOf(id);
      const answer = address ? await ask(address, { method: "DELETE" }) : undefined;
      await answer?.body?.cancel();
    },

    async *list() {
      for await (const { key, size: length, modified } of listed(ask, bucket, prefix)) {
        const id = key.slice(prefix.length).replace("/", "");
        if (isBlobId(id)) yield { id, size: length, age: now() - modified };
      }
    },
  };
}

function refusal(status: number, text: string): Error {
  const code = /<Code>([^<]{1,80})<\/Code>/.exec(text)?.[1] ?? text.slice(0, 80);
  if (status === 507 || /quota|storagefull/i.test(code)) return serverFull();
  if (status === 401 || status === 403)
    return new StorageUnreachable(
      `The object store refused the request (${code}); check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the rights they have on the bucket.`,
    );
  if (code === "NoSuchBucket")
    return new StorageUnreachable("The bucket named in BLOBS_URL does not exist; create it, then start again.");
  return new StorageUnreachable(
    `The object store answered ${status} (${code}); try again, and look at its log if it stays.`,
  );
}

interface Listing {
  readonly objects: readonly ListedObject[];
  readonly next: string | undefined;
}

interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly modified: number;
}

/** All objects below the prefix, asked for page by page. */
async function* listed(ask: Ask, bucket: string, prefix: string): AsyncGenerator<ListedObject> {
  let token: string | undefined;
  do {
    const page = new URL(bucket);
    page.searchParams.set("list-type", "2");
    page.searchParams.set("prefix", prefix);
    if (token) page.searchParams.set("continuation-token", token);
    const answer = await ask(page.href, { method: "GET" });
    if (!answer) throw refusal(404, "NoSuchBucket");
    const listing = readListing(await answer.text());
    yield* listing.objects;
    token = listing.next;
  } while (token);
}

/** The answer of ListObjectsV2, https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
function readListing(xml: string): Listing {
  const objects: ListedObject[] = [];
  let next: string | undefined;
  let text = "";
  let object: Record<string, string> | undefined;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    text = "";
    if (name === "Contents") object = {};
  });
  parser.on("text", (piece) => (text += piece));
  parser.on("closetag", ({ name }) => {
    if (name === "Contents" && object) {
      const { Key = "", Size, LastModified = "" } = object;
      objects.push({ key: Key, size: Number(Size), modified: Date.parse(LastModified) });
      object = undefined;
    } else if (object) object[name] = text;
    else if (name === "NextContinuationToken") next = text;
  });
  parser.write(xml).close();
  return { objects, next };
}
