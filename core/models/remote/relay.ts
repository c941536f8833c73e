/** Where a device has its server ask a model server. Below the paths that count for the ledger as what they carry. */
export const RELAY_PATH = "/sync/api/model-server";

/** A header of the server's answer: the status that the model server gave. */
export const RELAYED = "lectern-relayed";
