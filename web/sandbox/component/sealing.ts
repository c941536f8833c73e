import { PROBE_PATH } from "./messages.ts";

/** Milliseconds that the probe has once it is loaded; a browser that does not answer is taken for one that does not seal. */
const PATIENCE = 20_000;

/** A request of the probe that failed shows nothing where the page's own does not succeed. */
const isThere = (): Promise<boolean> =>
  fetch(PROBE_PATH, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Whether this browser keeps a document without a network when its response says so (`Connection-Allowlist`): one such
 * document asks for its own address, and tells whether it was let through. To be asked once per start of the app.
 */
export function seals(place: HTMLElement): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const frame = document.createElement("iframe");
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || typeof data !== "object" || data === null) return;
    if (!("kind" in data) || data.kind !== "lectern:probe") return;
    resolve("sealed" in data && data.sealed === true ? isThere() : false);
  };
  addEventListener("message", hear);
  let patience: ReturnType<typeof setTimeout> | undefined;
  frame.addEventListener("load", () => (patience = setTimeout(() => resolve(false), PATIENCE)));
  frame.src = PROBE_PATH;
  frame.hidden = true;
  frame.title = "Probe";
  place.append(frame);
  return promise.finally(() => {
    clearTimeout(patience);
    removeEventListener("message", hear);
    frame.remove();
  });
}
