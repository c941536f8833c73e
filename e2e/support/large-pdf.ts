import { open } from "node:fs/promises";

const MB = 1024 * 1024;

/**
 * Writes a PDF of one page with these words, and beside them an attachment of so many megabytes, no two of which are
 * alike. The file has holes, so that it takes no time and next to no disk. Answers its size in bytes.
 */
export async function writeLargePdf(path: string, words: string, megabytes: number): Promise<number> {
  const content = `BT /F1 18 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let head = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = head.length;
    head += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const length = megabytes * MB;
  offsets.push(head.length);
  head += `6 0 obj\n<< /Length ${length} >>\nstream\n`;
  const file = await open(path, "w");
  try {
    await file.write(head, 0);
    for (let at = 0; at < megabytes; at++) await file.write(`megabyte ${at}`, head.length + at * MB);
    const end = head.length + length;
    const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const foot = "\nendstream\nendobj\n";
    const tail = `${foot}xref\n0 7\n0000000000 65535 f \n${table}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${end + foot.length}\n%%EOF\n`;
    await file.write(tail, end);
    return end + tail.length;
  } finally {
    await file.close();
  }
}
