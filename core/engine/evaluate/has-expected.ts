/** Whether there is an answer to compare with. */
export const hasExpected = ({ ground_truth }: { readonly ground_truth?: string | null }): boolean =>
  (ground_truth?.trim() ?? "") !== "";
