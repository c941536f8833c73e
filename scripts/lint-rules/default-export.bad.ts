// as core/example.ts
// expect: no-default-export
export default function example(): void {}
