import { createSignal } from "solid-js";
import { DRAFT_KEY } from "../../../app/draft.ts";
import { ADD_PARAMETER } from "../../../service/shared-address.ts";
import { takeFromAddress } from "../../../service/take-from-address.ts";

/** A web address that a person wants to add. Nothing is fetched before they say so in the dialog. */
export interface WebAddress {
  /** Undefined while the dialog is closed. */
  asked(): WebAddressAsked | undefined;
  ask(asked?: WebAddressAsked): void;
  close(): void;
}

export interface WebAddressAsked {
  /** What the field holds at first; empty when left out. */
  readonly url?: string;
  readonly collectionId?: string | undefined;
}

/** The address that came from outside, until a person decides: also over a reload, for there may be no network yet. */
const WAITING = `${DRAFT_KEY}web address`;

export function createWebAddress(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): WebAddress {
  const url = takeFromAddress(ADD_PARAMETER) ?? storage.getItem(WAITING);
  if (url !== null) storage.setItem(WAITING, url);
  const [asked, setAsked] = createSignal<WebAddressAsked | undefined>(url === null ? undefined : { url });
  return {
    asked,
    ask: (given = {}) => void setAsked(given),
    close() {
      storage.removeItem(WAITING);
      setAsked(undefined);
    },
  };
}

/** A bookmark that opens this app with the address of the page a person is reading. */
export const bookmarkFor = (origin: string): string =>
  `javascript:void open(${JSON.stringify(`${origin}/?${ADD_PARAMETER}=`)}+encodeURIComponent(location.href),"_blank","noreferrer")`; // oxlint-disable-line no-script-url -- a bookmark is one

/** As people type and copy addresses: "example.org/page" is meant with https. Undefined for what is no address. */
export function webAddressOf(typed: string): string | undefined {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const isAddress = url && /^https?:$/.test(url.protocol) && !/\s/.test(text) && isHost(url.hostname);
  return isAddress ? url.href : undefined;
}

/** A name with a dot, an address in numbers, or this machine. */
const isHost = (hostname: string): boolean => /[.:]/.test(hostname) || hostname === "localhost";
