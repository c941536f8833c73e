/** R27. Bytes of a part: what is sent again at most after a cut, and the largest file that is sent in one request. */
export const PART_SIZE = 8 * 1024 * 1024;
/** The same behind a proxy that takes no more than a megabyte, which is what many do unless they are told otherwise. */
export const SMALL_PART = 512 * 1024;
