/** With each request below `/sync` a device of an encrypted account names the keys it holds. */
export const KEY_HEADER = "lectern-key";

/** What the header says: these keys, and the newest of them that the device has. */
export const keyName = (keyId: string, generation: number): string => `${keyId}.${generation}`;
