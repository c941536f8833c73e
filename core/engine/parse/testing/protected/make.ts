// Wrote the files beside this one, encrypted by other programs than ours: qpdf 11.3.0, and officecrypto-tool 0.0.19 from
// npm, which are no packages of this project. `node make.ts <folder that has officecrypto-tool in its node_modules>`
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDocx } from "../make-docx.ts";
import { makePdf } from "../make-pdf.ts";
import { PROTECTED_PASSWORD, PROTECTED_TEXT, protectedFile } from "./protected-files.ts";

interface OfficeCrypto {
  encrypt(bytes: Buffer, options: { readonly password: string; readonly type?: "standard" }): Promise<Buffer>;
}

const folder = mkdtempSync(join(tmpdir(), "protected-"));
const plain = join(folder, "plain.pdf");
writeFileSync(plain, makePdf({ title: "Harbour rules", pages: [PROTECTED_TEXT] }));
for (const [name, bits, more] of [
  ["aes-256.pdf", "256", []],
  ["rc4-128.pdf", "128", ["--use-aes=n", "--allow-weak-crypto"]],
] as const) {
  const encrypt = ["--encrypt", PROTECTED_PASSWORD, "owner", bits, ...more.slice(0, 1), "--"];
  execFileSync("qpdf", [...more.slice(1), ...encrypt, plain, protectedFile(name)]);
}
// Everybody may open it; only its owner may change it.
execFileSync("qpdf", ["--encrypt", "", "owner", "256", "--", plain, protectedFile("owner-only.pdf")]);

const require = createRequire(join(process.argv[2] ?? ".", "package.json"));
const office = require("officecrypto-tool") as OfficeCrypto;
const docx = Buffer.from(makeDocx({ parts: PROTECTED_TEXT.map((paragraph) => ({ paragraph })) }));
const password = PROTECTED_PASSWORD;
writeFileSync(protectedFile("agile.docx"), await office.encrypt(docx, { password }));
writeFileSync(protectedFile("standard.docx"), await office.encrypt(docx, { password, type: "standard" }));
