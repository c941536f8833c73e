import { expose, transfer } from "comlink";
import { readExport } from "../features/import/read-export.ts";

/** Unpacks and reads exports of other programs away from the page: they may have hundreds of megabytes. */
expose({
  async read(file: Blob): Promise<ArrayBuffer> {
    const found = await readExport(file);
    const { buffer } = new TextEncoder().encode(JSON.stringify(found));
    return transfer(buffer, [buffer]);
  },
});
