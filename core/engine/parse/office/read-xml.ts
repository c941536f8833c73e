import { SaxesParser } from "saxes";
import { DocumentError } from "../../parsed-document.ts";

export type Attributes = Readonly<Record<string, string>>;

/** Names come without their prefix: producers choose prefixes as they like. `raw` has it. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes, raw: string): void;
  close?(name: string, raw: string): void;
  text?(text: string): void;
}

const MAX_DEPTH = 400;
const CHUNK = 1 << 16;

export interface XmlOptions {
  /**
   * No part of an office file: a document type definition is left out rather than refused, an entity that it defines stays
   * as it is written, and CDATA is text.
   */
  readonly isAnyXml?: boolean;
}

/**
 * Streams an XML part, so that memory stays small. Document type definitions are refused in an
 * office file: it has none, and they are how a few bytes become gigabytes. Throws `DocumentError` for XML that is not well formed.
 */
export function readXml(bytes: Uint8Array, handler: XmlHandler, { isAnyXml = false }: XmlOptions = {}): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  let failure: Error | undefined;
  parser.on("doctype", () => {
    if (isAnyXml) return;
    throw new DocumentError(
      "This file holds a document type definition, which office files never do, and was not read.",
    );
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (++depth > MAX_DEPTH) throw new DocumentError("This file is nested too deeply to be read.");
    handler.open?.(localName(name), attributes, name);
  });
  parser.on("closetag", ({ name }) => {
    depth--;
    handler.close?.(localName(name), name);
  });
  if (handler.text) parser.on("text", (text) => handler.text?.(text));
  if (handler.text && isAnyXml) parser.on("cdata", (text) => handler.text?.(text));
  parser.on("error", (error) => {
    if (!isAnyXml || !error.message.includes("undefined entity")) failure ??= error;
  });
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length && !failure; at += CHUNK)
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
  if (!failure) parser.close();
  if (failure) throw new DocumentError("This file is damaged: its XML cannot be read.", { cause: failure });
}

/** An attribute by its local name. */
export function attr(attributes: Attributes, name: string): string | undefined {
  if (name in attributes) return attributes[name];
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key];
  return undefined;
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const named = /^<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1];
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return "utf-8";
  }
}
