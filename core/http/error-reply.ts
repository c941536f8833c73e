import { ApiError, describeIssues, INVALID, type Issue } from "./errors.ts";
import type { Api, JsonReply } from "./route.ts";

/**
 * The answer to a failed request. Expected failures say what to do; anything else is a bug,
 * handed to `report` and answered 500 without its text.
 */
export function errorReply(api: Api, error: unknown, report: (error: unknown) => void): JsonReply {
  if (api === "platform" && error instanceof ApiError && error.status === INVALID) return listOfProblems(error);
  const reply = replyTo(error, report);
  if (api !== "openai") return reply;
  const issues = error instanceof ApiError ? telling(error.issues) : [];
  const place = issues[0]?.path.join(".");
  const detail = issues.length > 0 ? describeIssues(issues) : reply.body.detail;
  return asOpenAi({ ...reply, body: { ...reply.body, detail } }, place || null);
}

/** Where the `type` of a part is wrong, what else it holds is of another kind, and says nothing. */
const telling = (issues: readonly Issue[]): readonly Issue[] => {
  const placeOf = ({ path }: Issue): string => JSON.stringify(path.slice(0, -1));
  const wrong = issues.filter(({ path }) => path.length > 1 && path.at(-1) === "type");
  return issues.filter((issue) => wrong.includes(issue) || !wrong.some((one) => placeOf(one) === placeOf(issue)));
};

type Refusal = JsonReply & { readonly body: { readonly detail: string; readonly code?: string } };

function replyTo(error: unknown, report: (error: unknown) => void): Refusal {
  if (isNamed(error, "StorageFull")) return json(507, { detail: error.message });
  if (isNamed(error, "StorageUnreachable") || isNamed(error, "StorageIsNewer")) {
    report(error);
    return json(503, { detail: error.message });
  }
  if (isNamed(error, "DamagedBlob")) {
    report(error);
    return json(500, { detail: error.message });
  }
  // Somebody else was first, in a place where the operation has no better word for it.
  if (isNamed(error, "PreconditionFailed"))
    return json(409, { detail: "This was changed or deleted at the same time. Look again, then try again." });
  if (!(error instanceof ApiError)) {
    report(error);
    return json(500, { detail: "Something went wrong on our side. Try again; if it happens again, report it." });
  }
  if (error.status === INVALID) return json(400, { detail: error.message });
  const coded = error.code === undefined ? {} : { code: error.code };
  return json(error.status, { detail: error.message, ...coded }, error.headers);
}

function listOfProblems(error: ApiError): JsonReply {
  const detail = error.issues.map(({ in: place, path, message, type }) => ({
    loc: [place, ...path],
    msg: message,
    type,
  }));
  return json(422, { detail });
}

/** The form that programs made for OpenAI show to people; `param` names the part of the body that is wrong. */
function asOpenAi(reply: Refusal, param: string | null): JsonReply {
  const { detail: message, code = reply.status === 401 ? "invalid_api_key" : null } = reply.body;
  const type =
    reply.status === 401 ? "authentication_error" : reply.status < 500 ? "invalid_request_error" : "server_error";
  return { ...reply, body: { error: { message, type, param, code } } };
}

/** By name: the stores run in threads and workers, and an error that crossed such a boundary has lost its class. */
const isNamed = (error: unknown, name: string): error is Error => error instanceof Error && error.name === name;

function json<Body>(
  status: number,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): JsonReply & { readonly body: Body } {
  return { kind: "json", status, headers, body };
}
