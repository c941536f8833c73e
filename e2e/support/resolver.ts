import { createSecureServer } from "node:http2";
import { generate } from "selfsigned";
import { listening } from "./watched-browser.ts";

export interface Resolver {
  /** What a browser's "Local State" file holds so that it asks this resolver and no other. */
  readonly localState: object;
  /** Every name asked for, in order; "example.org". */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A resolver on this machine (DNS over HTTPS, RFC 8484) to which every name is 127.0.0.1. The browser takes any certificate. */
export async function startResolver(): Promise<Resolver> {
  const asked: string[] = [];
  const { cert, private: key } = await generate([{ name: "commonName", value: "127.0.0.1" }]);
  const server = createSecureServer({ cert, key, allowHTTP1: true }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const query = Buffer.concat(parts);
    const { name, end } = readName(query);
    asked.push(name.toLowerCase());
    response.writeHead(200, { "content-type": "application/dns-message" }).end(answerTo(query, end));
  });
  const port = await listening(server);
  return {
    localState: { dns_over_https: { mode: "secure", templates: `https://127.0.0.1:${port}/dns-query` } },
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Bytes of a message's header; its one question follows. RFC 1035, section 4. */
const HEADER = 12;
const TYPE_A = 1;

function readName(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join("."), end: at + 1 };
}

function answerTo(query: Buffer, endOfName: number): Buffer {
  const isAddress = query.readUInt16BE(endOfName) === TYPE_A;
  const header = Buffer.alloc(HEADER);
  query.copy(header, 0, 0, 2);
  // A response to a recursive query, without an error.
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(isAddress ? 1 : 0, 6);
  // The name of the question, type A, class IN, 60 s, four bytes.
  const address = Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
  return Buffer.concat([header, query.subarray(HEADER, endOfName + 4), ...(isAddress ? [address] : [])]);
}
