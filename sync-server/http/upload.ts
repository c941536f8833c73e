import { webStream } from "../web-stream.ts";
import { isRecord } from "#core/storage/is-record.ts";
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { Context } from "koa";
import { koaBody, type ExtendedFormidableOptions } from "koa-body";
import { ApiError, badRequest, tooLarge } from "#core/http/errors.ts";
import type { UploadedFile } from "#core/http/route.ts";
import type { RawForm } from "#core/http/run-route.ts";
import { SERVER_FULL } from "../storage/server-full.ts";

export interface UploadOptions {
  /** Folder in which the files of running requests lie. */
  readonly folder: string;
  /** Bytes of one file. */
  readonly limit: number;
}

export interface Upload {
  /** Reads the multipart form, its files streamed to disk. */
  form(): Promise<RawForm>;
  /** Removes what was written, whole or not. The request must be over. */
  drop(): Promise<void>;
}

type FormidableFile = Parameters<NonNullable<ExtendedFormidableOptions["onFileBegin"]>>[1];

interface Begun {
  readonly field: string;
  readonly file: FormidableFile;
}

export function createUpload(ctx: Context, { folder, limit }: UploadOptions): Upload {
  const parts: PartOnDisk[] = [];
  const begun: Begun[] = [];

  const options: ExtendedFormidableOptions = {
    allowEmptyFiles: true,
    minFileSize: 0,
    maxFieldsSize: 1024 * 1024,
    maxFileSize: limit,
    // How many files a request may hold is the route's to say; this only bounds what one request may write.
    maxTotalFileSize: 2 * limit,
    onPart(part, handle) {
      // As the Fetch standard has it: a part with a file name is a file, whatever type it claims.
      part.mimetype = part.originalFilename === null ? null : (part.mimetype ?? "application/octet-stream");
      handle(part);
    },
    onFileBegin: (field, file) => void begun.push({ field, file }),
    fileWriteStreamHandler: () => {
      const part = createPart(join(folder, randomUUID()), limit);
      parts.push(part);
      return part.stream;
    },
  };
  const read = koaBody({ json: false, urlencoded: false, text: false, multipart: true, formidable: options });

  return {
    async form() {
      if (ctx.get("content-length") === "0") throw unreadable();
      try {
        await read(ctx, async () => undefined);
      } catch (error) {
        throw toApiError(error, limit);
      }
      const files = begun.flatMap((entry, index) => uploadedFile(entry, parts[index]));
      return { fields: lastOfEach(ctx.request.body), files };
    },
    async drop() {
      await Promise.all(parts.map((part) => part.drop()));
    },
  };
}

interface PartOnDisk {
  readonly path: string;
  readonly stream: Writable;
  size(): number;
  drop(): Promise<void>;
}

/** Counts while it writes, so that a file over the limit ends the request there and not at its end. */
function createPart(path: string, limit: number): PartOnDisk {
  let size = 0;
  const file = createWriteStream(path, { flags: "wx" });
  const closed = new Promise<void>((resolve) => file.once("close", resolve));
  const stream = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(sizeError(limit));
      if (file.write(chunk)) done();
      else file.once("drain", done);
    },
    final: (done) => void file.end(done),
    destroy(error, done) {
      file.destroy();
      done(error);
    },
  });
  file.on("error", (error) => stream.destroy(error));

  return {
    path,
    stream,
    size: () => size,
    async drop() {
      stream.destroy();
      await closed;
      await rm(path, { force: true });
    },
  };
}

function uploadedFile({ field, file }: Begun, part: PartOnDisk | undefined): { field: string; file: UploadedFile }[] {
  if (!part) return [];
  const stream = () => webStream(createReadStream(part.path));
  return [{ field, file: { name: file.originalFilename ?? "", size: part.size(), type: file.mimetype ?? "", stream } }];
}

/** A field sent twice counts as sent last, as in the browser's host. */
function lastOfEach(body: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === "string") fields[name] = last;
  }
  return fields;
}

function toApiError(error: unknown, limit: number): unknown {
  if (error instanceof ApiError) return error;
  const { httpCode, code } = isRecord(error) ? error : {};
  if (code === "ENOSPC" || code === "EDQUOT") {
    return new ApiError(507, SERVER_FULL);
  }
  if (httpCode === 413) return sizeError(limit);
  return typeof httpCode === "number" ? unreadable() : error;
}

const sizeError = (limit: number) => tooLarge(`A file is larger than ${Math.floor(limit / 1024 / 1024)} MB.`);
const unreadable = () => badRequest("The form could not be read: it is cut off or not well formed. Send it again.");
