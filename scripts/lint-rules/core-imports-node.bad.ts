// as core/engine/example.ts
// expect: core/ runs in browsers too
export { readFile } from "node:fs/promises";
