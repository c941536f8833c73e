import { nameOfLanguage } from "#core/engine/ocr/languages.ts";
import { idOfLanguage } from "#core/models/local/catalogue-languages.ts";
import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { languageOfFile } from "../documents/scan-words.ts";
import { addFiles } from "./add-files.ts";

type Deps = Pick<App, "api" | "client" | "toasts">;

/** Takes files of language data, such as `deu.traineddata`, for scans; says of each what became of it. */
export async function addLanguages({ api, client, toasts }: Deps, files: readonly File[]): Promise<void> {
  for (const file of files) {
    await toasts.attempt(`“${file.name}” could not be added.`, async () => {
      const code = languageOfFile(file.name);
      if (code === undefined)
        throw new Error(
          "Lectern knows no language of that name. Name the file as Tesseract does, such as deu.traineddata; Models lists the languages.",
        );
      await addFiles(api, { id: idOfLanguage(code) }, [await unpackedLanguage(file)], () => undefined);
      toasts.show(`Scans in ${nameOfLanguage(code)} can be read now.`);
    });
  }
  await Promise.all([keys.models, keys.storage].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Language data that was packed with gzip, as npm's packages have it, unpacked; other files as they are. */
export async function unpackedLanguage(file: File): Promise<File> {
  if (!/\.traineddata\.gz$/i.test(file.name)) return file;
  const name = file.name.replace(/\.gz$/i, "");
  try {
    return new File([await new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).blob()], name);
  } catch {
    throw new Error("It is damaged: what is packed in it cannot be unpacked. Get the file again.");
  }
}
