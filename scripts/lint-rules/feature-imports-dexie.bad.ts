// as web/features/documents/example.ts
// expect: The page knows one thing, the REST surface behind fetch
export { Dexie } from "dexie";
