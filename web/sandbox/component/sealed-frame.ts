import type { Look } from "../run-module.ts";
import { COMPONENT_READY, FRAME_PATH } from "./messages.ts";

interface SealedFrameDeps {
  readonly place: HTMLElement;
  readonly title: string;
  readonly look: Look;
  /** The other end of the line, which the document gets once it is there. */
  readonly line: MessagePort;
  readonly onMet: () => void;
  /** No document came up inside. */
  readonly onMissing: () => void;
}

/** Opens the sealed document in `place`: an opaque frame in a frame of our origin, which opens no connection. */
export function openSealedFrame({ place, title, look, line, onMet, onMissing }: SealedFrameDeps) {
  const frame = document.createElement("iframe");
  let isClosed = false;
  /** The frame of an opaque origin. The frame around it is of our origin. */
  const inner = () => frame.contentDocument?.querySelector("iframe");
  /** A frame whose colour scheme is another than its surroundings' is not see-through. */
  const setScheme = (next: Look) =>
    frame.contentDocument?.documentElement.style.setProperty("color-scheme", themeOf(next));

  function meet({ source, data }: MessageEvent<unknown>): void {
    const target = inner()?.contentWindow;
    if (!target || source !== target || data !== COMPONENT_READY) return;
    removeEventListener("message", meet);
    // An opaque origin cannot be named: the message goes to the document in the frame, and it holds nothing but the line.
    target.postMessage(COMPONENT_READY, "*", [line]);
    onMet();
  }
  addEventListener("message", meet);
  let shownLook = look;
  frame.addEventListener("load", () => {
    setScheme(shownLook);
    const framed = inner();
    if (framed) framed.title = title;
    else if (!isClosed) onMissing();
  });
  frame.allow = "";
  frame.referrerPolicy = "no-referrer";
  frame.title = title;
  frame.src = FRAME_PATH;
  place.replaceChildren(frame);

  return {
    setLook(next: Look): void {
      shownLook = next;
      setScheme(next);
    },
    close(): void {
      isClosed = true;
      removeEventListener("message", meet);
      frame.remove();
    },
  };
}

export const themeOf = ({ dark }: Look): "light" | "dark" => (dark ? "dark" : "light");
