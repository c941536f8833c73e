import type { PasswordFit } from "../engine.ts";
import { PasswordNeeded } from "../parsed-document.ts";
import type { Container } from "./office/open-container.ts";
import { sniff } from "./sniff.ts";

/** Opens a file as far as its password is asked for. Throws `DocumentError` for a damaged file. */
export async function tryPassword(bytes: Uint8Array, password: string): Promise<PasswordFit> {
  const opens = await openerOf(bytes);
  if (!opens || (await opens(undefined))) return "not protected";
  return (await opens(password)) ? "right" : "wrong";
}

type Opens = (password: string | undefined) => Promise<boolean>;

/** Undefined for a file that no password opens. */
async function openerOf(bytes: Uint8Array): Promise<Opens | undefined> {
  const kind = sniff(bytes);
  if (kind === "pdf") {
    const { openPdf } = await import("./pdf/open-pdf.ts");
    return (password) => succeeds(async () => (await openPdf(bytes, noAssets, { password })).loadingTask.destroy());
  }
  if (kind === "ole") {
    const { openContainer } = await import("./office/open-container.ts");
    const { decryptOffice } = await import("./office/decrypt-office.ts");
    const container = openContainer(bytes);
    if (container.stream("EncryptedPackage")) return (password) => succeeds(() => decryptOffice(container, password));
    return oldOffice(container);
  }
  if (kind === "zip") {
    const { openPackage } = await import("./office/open-package.ts");
    const { isProtected, unlockOpenDocument } = await import("./opendocument/unlock-opendocument.ts");
    const pack = await openPackage(bytes as Uint8Array<ArrayBuffer>);
    if (isProtected(pack)) return (password) => succeeds(() => unlockOpenDocument(pack, password));
  }
  return undefined;
}

/** Word, Excel and PowerPoint of 97 to 2003. */
async function oldOffice(container: Container): Promise<Opens | undefined> {
  const workbook = container.stream("Workbook") ?? container.stream("Book");
  if (container.stream("WordDocument")) {
    const { unlockDoc } = await import("./doc/unlock-doc.ts");
    return (password) => succeeds(() => unlockDoc(container, password));
  }
  if (container.stream("PowerPoint Document")) {
    const { readPersistDirectory } = await import("./ppt/persist.ts");
    return (password) => succeeds(() => readPersistDirectory(container, password));
  }
  if (workbook) {
    const { unlockBiff } = await import("./spreadsheet/unlock-biff.ts");
    return (password) => succeeds(() => unlockBiff(workbook, password));
  }
  return undefined;
}

async function succeeds(open: () => Promise<unknown>): Promise<boolean> {
  try {
    await open();
    return true;
  } catch (error) {
    if (error instanceof PasswordNeeded) return false;
    throw error;
  }
}

/** Only pages need them. */
async function noAssets(name: string): Promise<Uint8Array> {
  throw new Error(`${name} is not needed to open a file.`);
}
