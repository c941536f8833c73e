import { seals } from "./component/sealing.ts";

/** Stored in this browser only, as another browser may be able to seal documents. */
const keyOf = (slug: string) => `plugin-unsealed:${slug}`;

export const isAllowedUnsealed = (slug: string): boolean => localStorage.getItem(keyOf(slug)) === "yes";

/** The person has been told that the plugin can contact other machines here, and lets it run. */
export const allowUnsealed = (slug: string): void => localStorage.setItem(keyOf(slug), "yes");

let known: Promise<boolean> | undefined;

/** Whether this browser seals documents: once it was seen to, that does not change while the app is open. */
export function sealedHere(): Promise<boolean> {
  known ??= seals(document.body).then((sealed) => {
    if (!sealed) known = undefined;
    return sealed;
  });
  return known;
}
