export interface Signs {
  /** Something in the file can hide text: a painter's list of each page has to be looked at. */
  readonly hiddenText: boolean;
  readonly links: boolean;
}

export function findSigns(_bytes: Uint8Array): Signs {
  return { hiddenText: false, links: true };
}
