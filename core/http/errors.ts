/** One thing wrong with what the caller sent. `path` runs from the named part: `["tags", 0]`. */
export interface Issue {
  readonly in: "body" | "query" | "path";
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly type: string;
}

/** A failure the caller must expect; turned into `{detail}` in one place (`error-reply.ts`). */
export class ApiError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly issues: readonly Issue[];
  /** For programs, beside the words; left out where the status says enough. */
  readonly code: string | undefined;

  constructor(
    status: number,
    detail: string,
    extra: {
      readonly headers?: Record<string, string>;
      readonly issues?: readonly Issue[];
      readonly code?: string;
    } = {},
  ) {
    super(detail);
    this.name = "ApiError";
    this.status = status;
    this.headers = extra.headers ?? {};
    this.issues = extra.issues ?? [];
    this.code = extra.code;
  }
}

export const notFound = (what: string, id: string) => new ApiError(404, `No ${what} with the id ${id}.`);

/** Invalid data: 400 on the document-chat API, 422 on the platform API (`error-reply.ts` decides). */
export const invalid = (issues: readonly Issue[]) => new ApiError(INVALID, describeIssues(issues), { issues });

export const invalidField = (field: string, message: string) =>
  invalid([{ in: "body", path: [field], message, type: "value_error" }]);

export const badRequest = (detail: string) => new ApiError(400, detail);
export const unauthorized = (detail: string) => new ApiError(401, detail);
export const forbidden = (detail: string) => new ApiError(403, detail);
export const conflict = (detail: string) => new ApiError(409, detail);
export const tooLarge = (detail: string) => new ApiError(413, detail);
export const unsupportedMedia = (detail: string) => new ApiError(415, detail);
export const unavailable = (detail: string) => new ApiError(503, detail, { headers: { "retry-after": "2" } });

/** Stands for "400 or 422, whichever this API uses"; never sent as it is. */
export const INVALID = -1;

export function describeIssues(issues: readonly Issue[]): string {
  return issues.map((issue) => `${issue.path.length ? issue.path.join(".") : issue.in}: ${issue.message}`).join("; ");
}
