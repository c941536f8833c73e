// as core/library/collections/example.ts
// expect: core/ knows no host: hosts import core
export { openDatabase } from "#sync-server/storage/sqlite-store.ts";
