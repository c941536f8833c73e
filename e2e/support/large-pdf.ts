import { open } from "node:fs/promises";
import { beginPdf, endPdf } from "#web/features/privacy/tiny-pdf.ts";

const MB = 1024 * 1024;

/**
 * Writes a PDF of one page with these words, and beside them an attachment of so many megabytes, no two of which are
 * alike. The file has holes, so that it takes no time and next to no disk. Answers its size in bytes.
 */
export async function writeLargePdf(path: string, words: string, megabytes: number): Promise<number> {
  const page = beginPdf(`BT /F1 18 Tf 72 720 Td (${words}) Tj ET`);
  const length = megabytes * MB;
  const head = `${page.text}6 0 obj\n<< /Length ${length} >>\nstream\n`;
  const file = await open(path, "w");
  try {
    await file.write(head, 0);
    for (let at = 0; at < megabytes; at++) await file.write(`megabyte ${at}`, head.length + at * MB);
    const end = head.length + length;
    const foot = "\nendstream\nendobj\n";
    const tail = foot + endPdf([...page.offsets, page.text.length], end + foot.length);
    await file.write(tail, end);
    return end + tail.length;
  } finally {
    await file.close();
  }
}
