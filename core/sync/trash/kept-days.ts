/** R37. Days after which a deletion may be forgotten. */
export const KEPT_DAYS = 30;
