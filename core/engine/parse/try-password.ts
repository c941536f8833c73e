import type { PasswordFit } from "../engine.ts";
import { PasswordNeeded } from "../parsed-document.ts";
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
