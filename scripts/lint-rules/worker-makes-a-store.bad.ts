// as web/workers/example.worker.ts
// expect: Stores are made in web/service/browser-services.ts
export { openDexieStore } from "../storage/dexie-store.ts";
