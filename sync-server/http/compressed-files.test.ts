import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressFolder } from "../../scripts/vite/compress-files.ts";
import { startInProcess, type TestServer } from "../testing/start-in-process.ts";

const CODE = "export const answer = 42;\n".repeat(400);
const FILE = "/assets/main-B1x2Y3z4.js";

let server: TestServer;
let page: string;

beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), "lectern-page-"));
  await mkdir(join(page, "assets"));
  await writeFile(join(page, "index.html"), `<!doctype html><title>The page</title>${"<p>Words</p>".repeat(200)}`);
  await writeFile(join(page, FILE), CODE);
  await writeFile(join(page, "icon.png"), CODE);
  await compressFolder(page);
  server = await startInProcess({ pageDir: page });
});
afterAll(async () => {
  await server.close();
  await rm(page, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As they came over the wire. */
  readonly bytes: Buffer;
}

/** Without fetch, which asks for encodings itself and undoes them. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(server.origin + path, { headers, method }, async (response) => {
      const bytes = Buffer.concat((await response.toArray()) as Buffer[]);
      resolve({ status: response.statusCode, headers: response.headers, bytes });
    });
    asking.on("error", reject).end();
  });
}

const accepting = (encodings: string) => ({ "accept-encoding": encodings });

describe("a file of the page", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", (bytes: Buffer) => brotliDecompressSync(bytes)],
    ["gzip", "gzip", (bytes: Buffer) => gunzipSync(bytes)],
  ])("is sent to who accepts %j in %s, with the headers of those bytes", async (accepted, encoding, undo) => {
    const { status, headers, bytes } = await ask(FILE, accepting(accepted));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": "text/javascript; charset=utf-8",
      "content-length": String(bytes.length),
      vary: "accept-encoding",
      "cache-control": expect.stringContaining("immutable"),
    });
    expect(bytes.length).toBeLessThan(CODE.length / 10);
    expect(undo(bytes).toString()).toBe(CODE);
  });

  it("is sent as it is to who accepts nothing else, and still says that it varies", async () => {
    const { headers, bytes } = await ask(FILE);
    expect([headers["content-encoding"], headers["vary"], bytes.toString()]).toEqual([
      undefined,
      "accept-encoding",
      CODE,
    ]);
  });

  it("has a tag for each variant, and answers 304 to that one alone", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(async (each) => (await ask(FILE, accepting(each))).headers.etag ?? ""),
    );
    expect(new Set(tags).size).toBe(3);
    const [br = ""] = tags;
    const fresh = await ask(FILE, { ...accepting("br"), "if-none-match": br });
    expect([fresh.status, fresh.headers.etag, fresh.headers["vary"], fresh.bytes.length]).toEqual([
      304,
      br,
      "accept-encoding",
      0,
    ]);
    expect((await ask(FILE, { ...accepting("gzip"), "if-none-match": br })).status).toBe(200);
  });

  it("answers HEAD with the headers of GET and no bytes", async () => {
    const [get, head] = [await ask(FILE, accepting("br")), await ask(FILE, accepting("br"), "HEAD")];
    expect(head.bytes.length).toBe(0);
    for (const name of ["content-length", "content-encoding", "etag", "vary", "content-type"])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });

  it("is refused with 406 to who accepts none of its encodings", async () => {
    const { status, headers } = await ask(FILE, accepting("identity;q=0"));
    expect([status, headers["cache-control"], headers.etag]).toEqual([406, "no-store", undefined]);
    expect((await ask(FILE, accepting("identity;q=0, gzip"))).headers["content-encoding"]).toBe("gzip");
    expect((await ask("/icon.png", accepting("br, *;q=0"))).status).toBe(406);
  });

  it("gives ranges of its own bytes only", async () => {
    const part = await ask(FILE, { ...accepting("br, gzip"), range: "bytes=7-11" });
    expect([part.status, part.headers["content-encoding"], part.headers["content-range"]]).toEqual([
      206,
      undefined,
      `bytes 7-11/${CODE.length}`,
    ]);
    expect([part.bytes.toString(), part.headers["content-length"]]).toEqual(["const", "5"]);
    const beyond = await ask(FILE, { range: "bytes=999999-" });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${CODE.length}`]);
    const other = await ask(FILE, { range: "bytes=7-11", "if-range": '"another"' });
    expect([other.status, other.bytes.length]).toEqual([200, CODE.length]);
  });

  it("has no variant where compression gains nothing", async () => {
    const { headers } = await ask("/icon.png", accepting("br, gzip"));
    expect([headers["content-encoding"], headers["vary"]]).toEqual([undefined, undefined]);
  });

  it("is compressed under the page's own paths too, and not from an older state of the file", async () => {
    expect((await ask("/collections/1", accepting("br"))).headers["content-encoding"]).toBe("br");
    const later = Date.now() / 1000 + 3600;
    await utimes(join(page, "index.html"), later, later);
    expect((await ask("/", accepting("br"))).headers["content-encoding"]).toBeUndefined();
  });
});

describe("an answer of the API", () => {
  it("is compressed where it is long, for programs of this machine only where it is very long", async () => {
    const { headers, bytes } = await ask("/openapi.json", accepting("gzip, br"));
    expect(headers).toMatchObject({ "content-encoding": "br", "content-length": String(bytes.length) });
    expect(headers["vary"]).toContain("accept-encoding");
    const plain = await ask("/openapi.json");
    expect(plain.headers["vary"]).toContain("accept-encoding");
    expect(brotliDecompressSync(bytes).equals(plain.bytes)).toBe(true);
    expect((await ask("/api/health", accepting("br"))).headers["content-encoding"]).toBeUndefined();
    const short = "/api/v1/documents/supported-types";
    expect((await ask(short, accepting("br"))).headers["content-encoding"]).toBeUndefined();
  });

  it("is the same to HEAD, without the bytes", async () => {
    const [get, head] = [
      await ask("/openapi.json", accepting("gzip")),
      await ask("/openapi.json", accepting("gzip"), "HEAD"),
    ];
    expect([head.bytes.length, head.headers["content-length"]]).toEqual([0, get.headers["content-length"]]);
  });
});
