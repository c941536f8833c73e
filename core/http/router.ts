import { nearestPath } from "./nearest-path.ts";
import type { MountedRoute } from "./route.ts";

export type Match<Context> =
  | { readonly kind: "route"; readonly route: MountedRoute<Context>; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: "wrong-method"; readonly route: MountedRoute<Context>; readonly allow: string }
  | { readonly kind: "unknown" };

export interface Router<Context> {
  match(method: string, path: string): Match<Context>;
  /** The path that was probably meant by one that is none. */
  nearest(path: string): string | undefined;
}

/** The part of a path that no row has a parameter in: `/api/collections`, `/api/v1/tags`, `/health`. */
export const resourceOf = (path: string): string => /^\/(?:api\/(?:v1\/)?)?[^/]*/.exec(path)?.[0] ?? path;

/** Finds the row for a path: literal segments win over parameters, a trailing slash does not matter, HEAD is GET. */
export function createRouter<Context>(routes: readonly MountedRoute<Context>[]): Router<Context> {
  const compiled = bySpecificity(routes).map((route) => ({ route, segments: segmentsOf(route.fullPath) }));

  return {
    match(method, path) {
      const segments = segmentsOf(path);
      const asked = method === "HEAD" ? "GET" : method;
      const allowed: MountedRoute<Context>[] = [];
      for (const candidate of compiled) {
        const params = matchSegments(candidate.segments, segments);
        if (!params) continue;
        if (candidate.route.method === asked) return { kind: "route", route: candidate.route, params };
        allowed.push(candidate.route);
      }
      const [first] = allowed;
      return first ? { kind: "wrong-method", route: first, allow: allowHeader(allowed) } : { kind: "unknown" };
    },
    nearest: (path) => nearestPath(path, routes),
  };
}

/** Literal segments before parameters before a rest, so that `/tree` is never taken for an id. */
export function bySpecificity<Context>(routes: readonly MountedRoute<Context>[]): MountedRoute<Context>[] {
  return [...routes].sort((a, b) => (rank(a.fullPath) < rank(b.fullPath) ? -1 : 1));
}

function allowHeader(routes: readonly { readonly method: string }[]): string {
  const methods = new Set(routes.map((route) => route.method));
  if (methods.has("GET")) methods.add("HEAD");
  return [...methods].sort().join(", ");
}

function rank(path: string): string {
  return segmentsOf(path)
    .map((segment) => (segment.startsWith("*") ? "3" : segment.startsWith(":") ? "2" : "1"))
    .join("");
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment, index, all) => index > 0 && (segment !== "" || index < all.length - 1));
}

function matchSegments(pattern: readonly string[], actual: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    if (segment.startsWith("*")) {
      const rest = decode(actual.slice(index).join("/"));
      if (!rest) return undefined;
      params[segment.slice(1)] = rest;
      return params;
    }
    const value = actual[index];
    if (value === undefined) return undefined;
    if (segment.startsWith(":")) {
      const decoded = decode(value);
      if (!decoded) return undefined;
      params[segment.slice(1)] = decoded;
    } else if (segment !== value) return undefined;
  }
  return pattern.length === actual.length ? params : undefined;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
