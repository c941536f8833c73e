import { z } from "zod";

/**
 * On a row of what belongs to a collection that never leaves this device. Left out elsewhere, so that rows written before
 * there was such a thing are the same as ever.
 */
export const NeverLeavesMark = { never_leaves: z.boolean().optional() } as const;

interface Marked {
  readonly never_leaves?: boolean | undefined;
}

/** For `Table.stays`: such a row gets no books and never travels. */
export const neverLeaves = (row: object): boolean => (row as Marked).never_leaves === true;

/** The mark for a row that is written because of `other`, or none. */
export const markOf = (stays: boolean): { readonly never_leaves?: true } => (stays ? { never_leaves: true } : {});
