import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";

export interface S3Server {
  readonly origin: string;
  readonly objects: ReadonlyMap<string, unknown>;
  /** Answers the next requests with this status. */
  failNext(status: number, times?: number): void;
  close(): Promise<void>;
}

export const S3_KEYS = { accessKeyId: "test-key", secretAccessKey: "test-secret" };

interface Stored {
  readonly bytes: Buffer;
  readonly modified: Date;
}

/** As much of the S3 protocol as we speak, in memory; refuses wrong signatures and bytes that are not as announced. */
export async function startS3Server(bucket: string, pageSize = 3): Promise<S3Server> {
  const objects = new Map<string, Stored>();
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { status, headers, content } = await answer(request, body);
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    objects,
    failNext: (status, times = 1) => void failures.push(...Array.from({ length: times }, () => status)),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };

  async function answer(request: IncomingMessage, body: Buffer) {
    const failure = failures.shift();
    if (failure) return error(failure, "SlowDown");
    const url = new URL(request.url ?? "/", origin);
    if (!(await isSigned(request, url))) return error(403, "SignatureDoesNotMatch");
    const hash = request.headers["x-amz-content-sha256"];
    if (request.method === "PUT" && hash !== createHash("sha256").update(body).digest("hex"))
      return error(400, "XAmzContentSHA256Mismatch");
    const [, asked, ...rest] = url.pathname.split("/");
    if (asked !== bucket) return error(404, "NoSuchBucket");
    return rest.length === 0 ? list(url) : one(request, rest.join("/"), body);
  }

  function one(request: IncomingMessage, key: string, body: Buffer) {
    const stored = objects.get(key);
    if (request.method === "PUT") {
      objects.set(key, { bytes: body, modified: new Date() });
      return { status: 200, headers: {}, content: "" };
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return { status: 204, headers: {}, content: "" };
    }
    if (!stored) return error(404, "NoSuchKey");
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const content = from === undefined ? stored.bytes : stored.bytes.subarray(Number(from), Number(to) + 1);
    const length = { "content-length": String(content.byteLength) };
    return { status: from === undefined ? 200 : 206, headers: length, content };
  }

  function list(url: URL) {
    const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get("prefix") ?? "")).sort();
    const after = url.searchParams.get("continuation-token");
    const page = keys.filter((key) => after === null || key > after).slice(0, pageSize);
    const last = page.at(-1);
    const next =
      last !== undefined && last !== keys.at(-1) ? `<NextContinuationToken>${last}</NextContinuationToken>` : "";
    const contents = page.map((key) => {
      const { bytes, modified } = objects.get(key) as Stored;
      return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.byteLength}</Size></Contents>`;
    });
    const content = `<?xml version="1.0"?><ListBucketResult>${contents.join("")}${next}</ListBucketResult>`;
    return { status: 200, headers: { "content-type": "application/xml" }, content };
  }
}

function error(status: number, code: string) {
  return { status, headers: {}, content: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` };
}

/** Signs the same request once more with the key that the account has, and compares. */
async function isSigned(request: IncomingMessage, url: URL): Promise<boolean> {
  const given = request.headers.authorization ?? "";
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(";") ?? [];
  const headers = new Headers();
  for (const name of names.filter((each) => each !== "host")) headers.set(name, String(request.headers[name] ?? ""));
  const signer = new AwsV4Signer({
    ...S3_KEYS,
    service: "s3",
    region: "us-east-1",
    method: request.method ?? "GET",
    url: url.href,
    headers,
    datetime: String(request.headers["x-amz-date"]),
  });
  return (await signer.authHeader()) === given;
}
