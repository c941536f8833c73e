import { nameOf, type Folder, type FolderFile } from "./folder-files.ts";
import { planObsidian } from "./plan-obsidian.ts";
import { planZotero } from "./plan-zotero.ts";
import type { Plan, PlanChoice } from "./planned.ts";
import type { ReadReferences } from "./references.ts";

/** Reads an export of references; undefined for a file that is none. */
export type ReadExportFile = (name: string, file: Blob) => Promise<ReadReferences | undefined>;

const NOTHING =
  "It is neither a folder of Obsidian nor one of Zotero with an export. In Zotero choose File, Export Library, the format Zotero RDF and Export Files; then choose the folder that was made. A folder “storage” of Zotero needs such an export, or one in BibTeX, RIS or CSL JSON, beside it.";

/** Finds out what a folder is, and what of it becomes which document. Nothing is stored yet. */
export async function planImport(folder: Folder, choice: PlanChoice, read: ReadExportFile): Promise<Plan> {
  if (folder.files.some(({ path }) => path.split("/").includes(".obsidian"))) return planObsidian(folder, choice);
  const exports: { readonly file: FolderFile; readonly found: ReadReferences }[] = [];
  for (const file of folder.files.filter(mayBeExport)) {
    const found = await read(nameOf(file.path), await file.open());
    if (found) exports.push({ file, found });
  }
  if (exports.length > 0) return planZotero(folder, exports);
  if (folder.files.some(({ path }) => /\.md$/i.test(path))) return planObsidian(folder, choice);
  throw new Error(NOTHING);
}

/** Bytes of an export: a library of 50,000 items has some 150 MB. */
const LARGEST_EXPORT = 300_000_000;

/** Files of items are no exports, whatever they are called. */
const mayBeExport = ({ path, size }: FolderFile): boolean =>
  /\.(?:rdf|bib|ris|json)$/i.test(path) &&
  !/(?:^|\/)(?:storage|files)\//.test(path) &&
  !path.split("/").some((part) => part.startsWith(".")) &&
  size <= LARGEST_EXPORT;
