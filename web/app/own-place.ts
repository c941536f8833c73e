import { useRouter } from "@tanstack/solid-router";
import { isOwnPlace } from "./is-own-place.ts";

/** What the app does not show itself: the documentation and the API. */
const IS_SERVED = /^\/(?:docs|openapi\.json|health|api\/.*)(?:[?#]|$)/;

/** Opens paths of the app on a click without loading it again; a click that wants a new tab is left to the browser. */
export function useOwnPlaces(): (event: MouseEvent, address: string) => void {
  const router = useRouter();
  return (event, address) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (!isOwnPlace(address) || IS_SERVED.test(address)) return;
    event.preventDefault();
    router.history.push(address);
  };
}
