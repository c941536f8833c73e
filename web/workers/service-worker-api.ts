/** What the parts of the API hand to the first script of the service worker (`web/service/api-parts.ts`). */
export { createApiHere } from "../service/api-here.ts";
