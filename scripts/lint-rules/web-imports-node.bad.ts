// as web/app/example.ts
// expect: There is no Node in a browser
export { join } from "node:path";
