import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { LanguageFiles } from "#core/engine/ocr/host.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import { RECOGNISER_MODELS } from "./catalogue-languages.ts";
import { installedModels } from "./installed-model.ts";
import { readInstalled } from "./read-installed.ts";

interface Deps {
  readonly store: Pick<Store, "query">;
  readonly blobs: Pick<Blobs, "bytesOfMany">;
}

/** Languages on this machine that text recognition can read, besides the one that comes with the program. */
export function createInstalledLanguages({ store, blobs }: Deps): LanguageFiles {
  return {
    list: () => installedLanguages({ store }),
    async read(code) {
      const model = RECOGNISER_MODELS.find((one) => one.code === code);
      const rows = await store.query(installedModels, { owner: LOCAL_USER });
      const row = rows.find(({ id, status }) => id === model?.id && status === "installed");
      return row && readInstalled(blobs, row)(`${code}.traineddata`);
    },
  };
}

/** As Tesseract names them. */
export async function installedLanguages({ store }: Pick<Deps, "store">): Promise<string[]> {
  const rows = await store.query(installedModels, { owner: LOCAL_USER });
  const installed = new Set(rows.filter(({ status }) => status === "installed").map(({ id }) => id));
  return RECOGNISER_MODELS.filter(({ id }) => installed.has(id)).map(({ code }) => code);
}
