// as core/example.ts
// expect: no-explicit-any
export const example: any = 1;
