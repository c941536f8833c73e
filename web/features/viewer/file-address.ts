import { addressOf } from "../../app/client/client.ts";

/** Where the file of a document is: of its newest version where none is named. */
export const fileAddress = (document_id: string, version: number | undefined): string =>
  `${addressOf("getDocumentFile", { document_id })}${version === undefined ? "" : `?version=${version}`}`;
