import type { MountedRoute } from "../../http/route.ts";

/**
 * What a browser may not ask by itself: a search service, a model host or a provider that allows no other origin. Its
 * requests go to the user's own server, below `/sync`, where the login of the device counts.
 */
const PASSED_ON = [
  /^\/api\/v1\/(websearch|searxng|modelhost|ollama)(\/|$)/,
  /^\/api\/v1\/ai\/providers\/(models|all-models|validate|generate|chat|cancel)\/?$/,
];

export const PASSED_PREFIX = "/sync";

export const isPassedOn = (path: string): boolean => PASSED_ON.some((each) => each.test(path));

/** Always the server's business, as the browser reaches no search service and few sites. */
export const isOfServer = (path: string): boolean => /^\/api\/v1\/(websearch|searxng)(\/|$)/.test(path);

/** A request of a device that its server makes in its place; not a request of sync itself. */
export const isPassedPath = (path: string): boolean => path.startsWith(`${PASSED_PREFIX}/api/`);

/** A header of answers: the address could not be reached from here, which another host may be able to. */
export const NOT_REACHED = "lectern-not-reached";

/** The rows as the server answers them to its devices. */
export function passedOn<Context>(routes: readonly MountedRoute<Context>[]): readonly MountedRoute<Context>[] {
  return routes
    .filter(({ fullPath }) => isPassedOn(fullPath))
    .map((route) => ({ ...route, name: `${route.name}ForDevice`, fullPath: `${PASSED_PREFIX}${route.fullPath}` }));
}
