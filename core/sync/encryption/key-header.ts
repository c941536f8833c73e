/** With each request below `/sync` a device of an encrypted account names the keys it holds. */
export const KEY_HEADER = "lectern-key";
