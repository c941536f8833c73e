import { isRecord } from "#core/storage/is-record.ts";
import type { Context } from "koa";
import { HttpMethodEnum, koaBody } from "koa-body";
import { ApiError, badRequest, tooLarge } from "#core/http/errors.ts";
import { decodeJson } from "#core/http/json.ts";
import type { RawBody } from "#core/http/run-route.ts";
import { atPace, type Every } from "./body-pace.ts";
import { BODY_PACE } from "./connection-limits.ts";
import { createUpload, type UploadOptions } from "./upload.ts";

/** JSON is read as text: what it says is judged in one place for both hosts (`run-route.ts`). */
const readText = (textLimit: number) =>
  koaBody({
    json: false,
    urlencoded: false,
    multipart: false,
    // One character for each byte: bytes that are no UTF-8 are to be seen.
    encoding: "binary",
    text: true,
    textTypes: ["*/*"],
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
    textLimit,
  });

export interface DisposableBody extends RawBody {
  /** Removes the files of an upload, whatever became of the request. */
  dispose(): Promise<void>;
}

/** The body of a request, read when asked for and as long as it keeps coming (`BODY_PACE`). */
export function createRawBody(ctx: Context, uploads: UploadOptions, every?: Every): DisposableBody {
  const upload = /^multipart\//i.test(ctx.get("content-type")) ? createUpload(ctx, uploads) : undefined;
  return {
    async text(limit) {
      try {
        await atPace(ctx.req, BODY_PACE, () => readText(limit)(ctx, async () => undefined), every);
      } catch (error) {
        throw toApiError(error, limit);
      }
      const body: unknown = ctx.request.body;
      return typeof body === "string" ? decodeJson(Buffer.from(body, "binary")) : "";
    },
    async form() {
      return upload ? atPace(ctx.req, BODY_PACE, upload.form, every) : { fields: {}, files: [] };
    },
    async dispose() {
      await upload?.drop();
    },
  };
}

function toApiError(error: unknown, limit: number): ApiError {
  if (error instanceof ApiError) return error;
  if (isRecord(error) && error["status"] === 413) {
    return tooLarge(`The body is larger than ${limit / 1024 / 1024} MB.`);
  }
  return badRequest("The body could not be read: it is cut off or not encoded as its headers say. Send it again.");
}
