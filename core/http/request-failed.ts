/** A request the service refused or could not finish; the message is written for the person. */
import { isRecord } from "../storage/is-record.ts";
export class RequestFailed extends Error {
  /** 0 when nothing answered. */
  readonly status: number;
  /** Milliseconds after which the service wants to be asked again; undefined when it did not say. */
  readonly retryAfter: number | undefined;
  /** What is wrong with which field of the body; empty where the service named none. */
  readonly problems: readonly FieldProblem[];
  constructor(status: number, message: string, retryAfter?: number, problems: readonly FieldProblem[] = []) {
    super(message);
    this.name = "RequestFailed";
    this.status = status;
    this.retryAfter = retryAfter;
    this.problems = problems;
  }
}

export interface FieldProblem {
  /** "config.server_url" */
  readonly field: string;
  /** "must be a web address" */
  readonly message: string;
}

/** What a refusal says, as an error. */
export async function failure(response: Response): Promise<RequestFailed> {
  const { reason, problems } = await reasonOf(response);
  return new RequestFailed(response.status, reason, pauseOf(response), problems);
}

async function reasonOf(
  response: Response,
): Promise<{ readonly reason: string; readonly problems?: readonly FieldProblem[] }> {
  const body: unknown = await response.json().catch(() => undefined);
  const detail = isRecord(body) ? body["detail"] : undefined;
  if (typeof detail === "string") return { reason: detail };
  if (Array.isArray(detail) && detail.length > 0) {
    const problems = detail.map(problemOf);
    return {
      reason: problems.map(({ field, message }) => `${field || "The request"} ${message}.`).join(" "),
      problems,
    };
  }
  return { reason: `The request failed (${response.status}). Try again; if it happens again, reload the page.` };
}

/** The platform API names each field that is wrong: `{loc: ["body", "name"], msg: "is required"}`. */
function problemOf(issue: { readonly loc?: readonly unknown[]; readonly msg?: unknown }): FieldProblem {
  return { field: (issue.loc ?? []).slice(1).join("."), message: String(issue.msg ?? "is not valid") };
}

/** `Retry-After` in milliseconds: the header holds seconds, or a date. */
function pauseOf(response: Response): number | undefined {
  const value = response.headers.get("retry-after");
  if (value === null) return undefined;
  const pause = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(pause) ? Math.max(pause, 0) : undefined;
}
