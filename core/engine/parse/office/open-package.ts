import { inflateSync } from "fflate";
import { openZip, type ZipEntry } from "#core/storage/zip/open-zip.ts";
import { packedBytes } from "#core/storage/zip/packed-bytes.ts";
import { ZipProblem } from "#core/storage/zip/zip-problem.ts";
import { bytesSource } from "#core/storage/zip/zip-source.ts";
import { DocumentError } from "../../parsed-document.ts";

/** An office file as a ZIP of named parts. */
export interface Package {
  /** As stored, without a leading slash and without one folder around all of them. */
  readonly names: readonly string[];
  /** Undefined when there is no such part. Names are compared without regard to case, as Office does. */
  part(name: string): Uint8Array | undefined;
}

/** The list is bounded by its entries: names of 64 kB each would be a list of 1.3 GB. */
const LIMITS = { entries: 20_000, list: 64_000_000, tolerant: true } as const;
const MAX_PART = 96_000_000;
const MAX_TOTAL = 384_000_000;
/** Office XML packs to a tenth; a part that packs two hundredfold and is large is made to harm. */
const MAX_RATIO = 200;
const RATIO_MATTERS_FROM = 8_000_000;

const PROTECTED = "This file is protected by a password. Remove the password and add it again.";
const REASONS = {
  "not-zip": "This file is damaged: it ends too early. Copy or download it again.",
  damaged: "This file is damaged: its ZIP directory cannot be read.",
  encrypted: PROTECTED,
  method: "This file is packed in a way that cannot be read.",
  entries: "This file holds more parts than a document does and was not opened.",
} as const;

/** Reads the directory only; parts are unpacked when asked for, under caps on entries, size and ratio. */
export async function openPackage(bytes: Uint8Array): Promise<Package> {
  const listed = await openZip(bytesSource(bytes), LIMITS).catch(refuse);
  const names = withoutFolder(listed.map(({ path }) => path.replaceAll("\\", "/").replace(/^\//, "")));
  const entries = new Map(listed.map((entry, index) => [names[index]?.toLowerCase(), entry]));
  let unpacked = 0;

  return {
    names,
    part(name) {
      const entry = entries.get(name.replace(/^\//, "").toLowerCase());
      if (!entry) return undefined;
      checkEntry(entry);
      unpacked += entry.size;
      if (unpacked > MAX_TOTAL) throw new DocumentError("This file unpacks to more data than can be read safely.");
      return unpack(bytes, entry);
    },
  };
}

/** Parts that stand at the top of a file of Office, OpenDocument or EPUB. */
const AT_TOP = /^(?:\[content_types\]\.xml|mimetype|meta-inf\/container\.xml)$/i;

/** Without the folder that the whole file was packed in, as one that was unpacked and packed again by hand has it. */
function withoutFolder(names: readonly string[]): readonly string[] {
  const folder = /^[^/]+\//.exec(names[0] ?? "")?.[0];
  if (folder === undefined || !names.every((name) => name.startsWith(folder))) return names;
  const within = names.map((name) => name.slice(folder.length));
  return within.some((name) => AT_TOP.test(name)) ? within : names;
}

function refuse(error: unknown): never {
  if (!(error instanceof ZipProblem)) throw error;
  throw new DocumentError(REASONS[error.fault], { cause: error });
}

function checkEntry({ isEncrypted, packed, size }: ZipEntry): void {
  if (isEncrypted) throw new DocumentError(PROTECTED);
  if (size > MAX_PART || (size > RATIO_MATTERS_FROM && size > packed * MAX_RATIO))
    throw new DocumentError(
      "This file unpacks to far more data than a document holds (a “zip bomb”) and was not opened.",
    );
}

function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  try {
    const { data } = packedBytes(bytes, entry);
    if (entry.method === 0) return data;
    if (entry.method !== 8) throw new ZipProblem("method");
    // The fixed buffer bounds what a lying directory can make us unpack.
    return inflateSync(data, { out: new Uint8Array(entry.size) });
  } catch (error) {
    if (error instanceof ZipProblem) refuse(error);
    throw new DocumentError("This file is damaged: a part of it cannot be unpacked.", { cause: error });
  }
}
