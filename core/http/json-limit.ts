/** Bytes of a JSON body; larger ones answer 413. */
export const JSON_LIMIT = 8 * 1024 * 1024;
