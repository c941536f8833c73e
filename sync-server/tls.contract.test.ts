import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig, StartError } from "./config.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let folder: string;
let server: TestServer;
let trusted: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern-tls-"));
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
  trusted = cert;
  const tls = { certificate: join(folder, "cert.pem"), key: join(folder, "key.pem") };
  await writeFile(tls.certificate, cert);
  await writeFile(tls.key, key);
  server = await startInProcess({ tls });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function ask(request: typeof plainRequest | typeof tlsRequest, path: string, body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port: server.ports[0],
      path,
      method: body ? "POST" : "GET",
      ca: trusted,
      servername: "localhost",
      checkServerIdentity: () => undefined,
      headers: body ? { "content-type": "application/json" } : {},
    };
    const sent = request(options, async (response) => {
      const text = await response.toArray();
      const { statusCode, headers } = response;
      resolve({ status: statusCode, headers, body: Buffer.concat(text as Buffer[]).toString() });
    });
    sent.on("error", reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

describe("a server with a certificate", () => {
  it("answers https", async () => {
    const { status, body } = await ask(tlsRequest, "/health");
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ status: "healthy" });
  });

  it("marks its cookies as secure", async () => {
    const account = { username: "ada", email: "ada@example.org", password: "correct horse" };
    await ask(tlsRequest, "/api/v1/auth/register", account);
    const { headers } = await ask(tlsRequest, "/api/v1/auth/login", account);
    expect(headers["set-cookie"]).toHaveLength(2);
    for (const cookie of headers["set-cookie"] as string[]) expect(cookie).toMatch(/; Secure/);
  });

  it("sends a plain request on to https, on the same port", async () => {
    const { status, headers } = await ask(plainRequest, "/documents?x=1");
    expect(status).toBe(308);
    expect(headers["location"]).toBe(`https://127.0.0.1:${server.ports[0]}/documents?x=1`);
  });

  it("outlives connections that say nothing, and ones that speak neither", async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(server.ports[0] ?? 0, "127.0.0.1", () => socket.destroy());
      socket.on("close", () => resolve());
    });
    await new Promise<void>((resolve) => {
      const socket = connect(server.ports[0] ?? 0, "127.0.0.1", () => socket.end("\u0016nonsense"));
      socket.on("error", () => undefined).on("close", () => resolve());
      socket.resume();
    });
    expect((await ask(tlsRequest, "/health")).status).toBe(200);
  });
});

describe("a start with https", () => {
  it("asks for the key when only the certificate is named", () => {
    expect(() => readConfig({ TLS_CERT: "cert.pem" }, folder)).toThrow(/both TLS_CERT and TLS_KEY/);
  });

  it("names the file that is missing, and the pair that is none", async () => {
    const missing = { certificate: join(folder, "none.pem"), key: join(folder, "key.pem") };
    await expect(startInProcess({ tls: missing })).rejects.toThrow(/TLS_CERT names .*none\.pem/);
    await writeFile(join(folder, "no-key.pem"), "not a key");
    const wrong = { certificate: join(folder, "cert.pem"), key: join(folder, "no-key.pem") };
    await expect(startInProcess({ tls: wrong })).rejects.toThrow(StartError);
  });
});
