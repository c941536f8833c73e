import { createStandIns } from "#contract/testing/stand-ins.ts";
import { serveFetch, type ServedFetch } from "#sync-server/ai/testing/serve-fetch.ts";

/** The stand-ins of the contract on a loopback port, for a browser to ask. */
export const serveStandIns = (): Promise<ServedFetch> => serveFetch(createStandIns().answer);
