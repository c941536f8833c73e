/** Local storage: under which answer written answers were offered, or that they are not wanted. */
const KEY = "written-offer";
const DECIDED = "decided";

type Kept = Pick<Storage, "getItem" | "setItem">;

/** Offers once: under the first answer that asks, as long as nothing was decided. */
export function mayOffer(message: string, storage: Kept = localStorage): boolean {
  const known = storage.getItem(KEY);
  if (known === null) storage.setItem(KEY, message);
  return known === null || known === message;
}

export const isDecided = (storage: Pick<Storage, "getItem"> = localStorage): boolean =>
  storage.getItem(KEY) === DECIDED;

/** Taken or not: it is not offered again but in the settings. */
export const decideOffer = (storage: Kept = localStorage): void => storage.setItem(KEY, DECIDED);
