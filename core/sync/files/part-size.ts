/** R27. Bytes of a part: what is sent again at most after a cut, and the largest file that is sent in one request. */
export const PART_SIZE = 8 * 1024 * 1024;
