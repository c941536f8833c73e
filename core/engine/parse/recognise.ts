import { formatOf, type DocumentType } from "../formats.ts";
import type { Container } from "./office/open-container.ts";
import { DocumentError } from "../parsed-document.ts";
import { isSavedPage, mismatch, nameOf, sniff } from "./sniff.ts";

export interface Recognised {
  readonly as: DocumentType;
  readonly warning?: string;
  /** The file inside the encryption of an encrypted one. */
  readonly content?: Uint8Array<ArrayBuffer>;
}

/**
 * Which reader a file needs, whatever it is called; an encrypted Office file is decrypted for that. Throws
 * `DocumentError` when it is nothing that can be read, and `PasswordNeeded` without the right password.
 */
export async function recogniseType(
  bytes: Uint8Array<ArrayBuffer>,
  type: DocumentType,
  password?: string,
): Promise<Recognised> {
  const kind = sniff(bytes);
  switch (kind) {
    case "pdf":
      return as("pdf", type);
    case "zip":
      return as(await officeKind(bytes, type), type);
    case "ole":
      return recogniseContainer(bytes, type, password);
    case "rtf":
      return as("rtf", type);
    case "png":
    case "jpg":
    case "webp":
    case "tiff":
    case "heic":
      return as(kind, type);
    case "other-image":
      throw mismatch(type, "a picture");
    case "archive":
      throw mismatch(type, "a compressed archive");
    case "word-old":
      throw new DocumentError(
        "This document was written by a Word older than Word 6, which cannot be read. Save it as .docx and add it again.",
      );
    case "html":
      return type === "md" || type === "txt" ? { as: type } : as("html", type);
    case "text":
      if (type === "html" && isSavedPage(bytes))
        return { as: type, content: await (await import("./mail/saved-page.ts")).pageOf(bytes) };
      if (formatOf(type).isText) return { as: type };
      throw new DocumentError(`This file is named as ${nameOf(type)} but its content is not; it may be damaged.`);
  }
}

function as(truth: DocumentType, type: DocumentType): Recognised {
  return truth === type
    ? { as: type }
    : { as: truth, warning: `This file is named as ${nameOf(type)} but is ${nameOf(truth)}; it was read as that.` };
}

async function officeKind(bytes: Uint8Array<ArrayBuffer>, type: DocumentType): Promise<DocumentType> {
  const { openPackage } = await import("./office/open-package.ts");
  const file = await openPackage(bytes);
  const { names } = file;
  if (names.some((name) => /^word\//i.test(name))) return "docx";
  if (names.some((name) => /^ppt\//i.test(name))) return "pptx";
  if (names.some((name) => /^xl\//i.test(name))) return "xlsx";
  if (names.includes("META-INF/container.xml")) return "epub";
  const media = new TextDecoder().decode(file.part("mimetype")?.subarray(0, 100) ?? new Uint8Array()).trim();
  const open = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(media)?.[1];
  if (open) return open === "text" ? "odt" : open === "spreadsheet" ? "ods" : "odp";
  throw mismatch(type, "a ZIP archive");
}

async function recogniseContainer(
  bytes: Uint8Array<ArrayBuffer>,
  type: DocumentType,
  password: string | undefined,
): Promise<Recognised> {
  const { openContainer } = await import("./office/open-container.ts");
  const container = openContainer(bytes);
  if (!container.stream("EncryptedPackage")) return as(containerKind(container, type), type);
  const { decryptOffice } = await import("./office/decrypt-office.ts");
  const content = await decryptOffice(container, password);
  return { content, ...(await recogniseType(content, type)) };
}

function containerKind(container: Container, type: DocumentType): DocumentType {
  if (container.stream("WordDocument")) return "doc";
  if (container.stream("PowerPoint Document")) return "ppt";
  if (container.stream("PP40") || container.stream("PP97_DUALSTORAGE"))
    throw new DocumentError(
      "This presentation was written by a PowerPoint older than PowerPoint 97, which cannot be read. Save it as .pptx and add it again.",
    );
  if (container.stream("Workbook") || container.stream("Book")) return "xls";
  if (container.stream("__properties_version1.0")) return "msg";
  throw mismatch(type, "another kind of Office file");
}
