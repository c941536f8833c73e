import type { Container } from "../office/open-container.ts";
import { byteView, type ByteView } from "../office/byte-view.ts";
import { encodingOfCodePage } from "../office/code-page.ts";

/** Numbers of properties (MS-OXPROPS). */
export const PROPERTY = {
  subject: 0x0037,
  submitted: 0x0039,
  senderName: 0x0c1a,
  senderAddress: 0x0c1f,
  recipientType: 0x0c15,
  delivered: 0x0e06,
  body: 0x1000,
  html: 0x1013,
  attachmentData: 0x3701,
  attachmentMedia: 0x370e,
  displayName: 0x3001,
  address: 0x3003,
  attachmentName: 0x3704,
  attachmentLongName: 0x3707,
  senderSmtp: 0x5d01,
  smtpAddress: 0x39fe,
  internetCodePage: 0x3fde,
  messageCodePage: 0x3ffd,
} as const;

/** The properties of a message, or of a recipient or attachment in it (MS-OXMSG, 2.4). */
export interface MsgProperties {
  /** A text; empty where there is none. */
  text(property: number): string;
  /** Bytes of any length. */
  binary(property: number): Uint8Array | undefined;
  number(property: number): number | undefined;
  /** ISO 8601, in UTC; empty where there is none. */
  time(property: number): string;
}

const TYPE = { number: 0x0003, time: 0x0040, ansi: 0x001e, unicode: 0x001f, binary: 0x0102 } as const;

/** `folder`: empty for the message itself; `encoding`: of its texts that are not in Unicode. Null where there is no such part. */
export function readProperties(container: Container, folder: string, encoding = "windows-1252"): MsgProperties | null {
  const fixed = container.stream(`${folder}__properties_version1.0`);
  if (!fixed) return null;
  const view = byteView(fixed);
  const places = placesOf(view, folder === "" ? 32 : 8);
  const stream = (property: number, type: number) =>
    container.stream(`${folder}__substg1.0_${hex(property)}${hex(type)}`);
  const at = (property: number, type: number) => places.get(property * 0x10000 + type);
  return {
    text(property) {
      const unicode = stream(property, TYPE.unicode);
      if (unicode) return new TextDecoder("utf-16le").decode(unicode).replace(/\0+$/, "");
      const ansi = stream(property, TYPE.ansi);
      return ansi ? new TextDecoder(encoding).decode(ansi).replace(/\0+$/, "") : "";
    },
    binary: (property) => stream(property, TYPE.binary),
    number(property) {
      const place = at(property, TYPE.number);
      return place === undefined ? undefined : view.i32(place);
    },
    time(property) {
      const place = at(property, TYPE.time);
      return place === undefined ? "" : fileTime(view, place);
    },
  };
}

/** Where the values of fixed length are, by number and type. */
function placesOf(view: ByteView, start: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let at = start; at + 16 <= view.length; at += 16) places.set(view.u32(at), at + 8);
  return places;
}

/** Ten millionths of a second since 1601. */
function fileTime(view: ByteView, at: number): string {
  const milliseconds = (view.u32(at + 4) * 2 ** 32 + view.u32(at)) / 10_000 - 11_644_473_600_000;
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

/** Of a code page, as its number is kept in a message. */
export const encodingOf = (codePage: number | undefined): string =>
  codePage === undefined ? "windows-1252" : encodingOfCodePage(codePage);

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, "0");
