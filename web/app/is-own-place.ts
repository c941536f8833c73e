/** A path of the app, such as `/p/desk`; never the address of another host. */
export const isOwnPlace = (address: string): boolean => /^\/(?![/\\])/.test(address);
