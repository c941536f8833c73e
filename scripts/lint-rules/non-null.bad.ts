// as core/example.ts
// expect: no-non-null-assertion
export const example = (list: readonly string[]): string => list[0]!;
