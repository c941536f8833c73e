import { z } from "zod";

/**
 * On a row of what belongs to a collection that never leaves this device. Left out elsewhere, so that rows written before
 * there was such a thing are the same as ever.
 */
export const NeverLeavesMark = { never_leaves: z.boolean().optional() } as const;

/** For `Table.stays`: such a row gets no books and never travels. */
export const neverLeaves = (row: object): boolean => "never_leaves" in row && row.never_leaves === true;

/** The mark for a row that is written because of `other`, or none. */
export const markOf = (stays: boolean): { readonly never_leaves?: true } => (stays ? { never_leaves: true } : {});
