// as sync-server/http/example.ts
// expect: Stores and blobs are made in sync-server/services.ts
export { createStoreThread } from "../storage/store-thread.ts";
