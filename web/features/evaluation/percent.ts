/** A fraction as people read it: 0.875 is "88 %". */
export const percent = (fraction: number) =>
  fraction.toLocaleString(undefined, { style: "percent", maximumFractionDigits: 0 });
