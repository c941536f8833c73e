// as web/workers/example.worker.ts
// expect: Stores are made in web/service/sync/device-storage.ts
export { openDexieStore } from "../storage/dexie-store.ts";
