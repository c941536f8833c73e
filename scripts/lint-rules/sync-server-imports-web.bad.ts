// as sync-server/http/example.ts
// expect: Hosts never import each other
export { createApi } from "../../web/app/client/client.ts";
