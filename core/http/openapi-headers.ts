import type { MountedRoute } from "./route.ts";
import { takesKey } from "./takes-key.ts";

type Json = Record<string, unknown>;
type Headed = Pick<MountedRoute<never>, "method" | "access" | "entity" | "keepsNothing">;

/** Request headers of a row as OpenAPI parameters. */
export function headerParameters(route: Headed): Json[] {
  const { method, entity } = route;
  const heeded = [
    ...(entity?.param !== undefined && method !== "GET" ? [IF_MATCH] : []),
    ...(entity?.alone && method === "GET" ? [IF_NONE_MATCH] : []),
    ...(takesKey(route) ? [IDEMPOTENCY_KEY] : []),
  ];
  return heeded.map(([name, description]) => ({ name, in: "header", required: false, description, schema: TEXT }));
}

/** Headers of its successful answer. */
export function headersOfSuccess(route: Headed): Json {
  return {
    ...(route.entity && route.method !== "DELETE" ? { ETag: header(ETAG) } : {}),
    ...(takesKey(route) ? { "Idempotency-Replayed": header(REPLAYED) } : {}),
  };
}

/** Statuses that follow from its headers. */
export function headerFailures(route: Headed): number[] {
  const conditional = route.entity?.param !== undefined && route.method !== "GET";
  return [...(conditional ? [412] : []), ...(takesKey(route) ? [409] : [])];
}

export const isNotModified = ({ method, entity }: Headed): boolean => method === "GET" && entity?.alone === true;

const TEXT = { type: "string" };
const header = (description: string) => ({ description, schema: TEXT });

const ETAG = "The state of the row: changed by every change, on whatever device. Send it back as If-Match.";
const REPLAYED = "true when this is the kept answer of an earlier request with the same Idempotency-Key";

const IF_MATCH = [
  "If-Match",
  "ETags of the states the change may be made to, or *; 412 when the row is in another. Without it the last change wins.",
] as const;
const IF_NONE_MATCH = ["If-None-Match", "ETags of states that are known already; 304 when the row is in one"] as const;
const IDEMPOTENCY_KEY = [
  "Idempotency-Key",
  "1 to 255 visible ASCII characters of your choice. The request is carried out once, however often it is sent within 24 hours; repeats get the first answer, those that come too early wait for it. 409 when the key was used for another request, and when the answer is not kept: streams, and more than 256 KB. What failed before anything was written may be sent again.",
] as const;
