// as web/features/documents/example.ts
// expect: The page knows one thing, the REST surface behind fetch
export { openDexieStore } from "../../storage/dexie-store.ts";
