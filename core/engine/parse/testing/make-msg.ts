import { container } from "./make-doc.ts";

export interface MsgOptions {
  readonly subject?: string;
  readonly from?: readonly [name: string, address: string];
  readonly to?: readonly (readonly [name: string, address: string])[];
  readonly cc?: readonly (readonly [name: string, address: string])[];
  readonly sent?: Date;
  readonly body?: string;
  readonly html?: string;
  readonly attached?: readonly string[];
}

/** A message as Outlook saves it, its texts in Unicode. */
export function makeMsg(options: MsgOptions): Uint8Array<ArrayBuffer> {
  const { subject = "", from = ["", ""], to = [], cc = [], sent, body = "", html = "", attached = [] } = options;
  const people = [...to.map((who) => [...who, 1] as const), ...cc.map((who) => [...who, 2] as const)];
  const texts = { "0037": subject, "0C1A": from[0], "5D01": from[1], "1000": body };
  const streams: Record<string, Uint8Array> = {
    "__properties_version1.0": properties(32, sent ? [[0x00390040, fileTime(sent)]] : []),
    ...unicode("", texts),
    ...(html !== "" && { "__substg1.0_10130102": new TextEncoder().encode(html) }),
  };
  people.forEach(([name, address, type], index) => {
    const folder = `__recip_version1.0_#${String(index).padStart(8, "0")}/`;
    streams[`${folder}__properties_version1.0`] = properties(8, [[0x0c150003, BigInt(type)]]);
    Object.assign(streams, unicode(folder, { "3001": name, "39FE": address }));
  });
  attached.forEach((name, index) => {
    const folder = `__attach_version1.0_#${String(index).padStart(8, "0")}/`;
    streams[`${folder}__properties_version1.0`] = properties(8, []);
    Object.assign(streams, unicode(folder, { "3707": name }));
  });
  return container(streams);
}

function unicode(folder: string, texts: Readonly<Record<string, string>>): Record<string, Uint8Array> {
  const written = Object.entries(texts).filter(([, text]) => text !== "");
  return Object.fromEntries(
    written.map(([id, text]) => [`${folder}__substg1.0_${id}001F`, new Uint8Array(Buffer.from(text, "utf16le"))]),
  );
}

function properties(head: number, values: readonly (readonly [tag: number, value: bigint])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(head + values.length * 16));
  values.forEach(([tag, value], index) => {
    view.setUint32(head + index * 16, tag, true);
    view.setBigUint64(head + index * 16 + 8, value, true);
  });
  return new Uint8Array(view.buffer);
}

const fileTime = (date: Date): bigint => (BigInt(date.getTime()) + 11_644_473_600_000n) * 10_000n;
