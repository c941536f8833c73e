import { createApiHere, type ApiHere, type ApiHereDeps } from "../service/api-here.ts";

/** The second script of the service worker hands this to the first (`web/service/api-script.ts`). */
export type MakeApiHere = (deps: ApiHereDeps) => ApiHere;

Object.assign(globalThis, { lecternApiHere: createApiHere satisfies MakeApiHere });
