// as web/service/example.ts
// expect: Hosts never import each other
export { createApp } from "#sync-server/app.ts";
