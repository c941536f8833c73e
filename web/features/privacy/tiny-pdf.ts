/**
 * A PDF of one page as the reference has it (ISO 32000-1, 7.5), all but its end: objects 1 to 5, each with the offset it
 * stands at. The page's content has Helvetica as `/F1`.
 */
export function beginPdf(content: string): { readonly text: string; readonly offsets: readonly number[] } {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  return { text, offsets };
}

/** Its end: where the objects are, and, after so many bytes, this table itself. */
export function endPdf(offsets: readonly number[], bytes: number): string {
  const size = offsets.length + 1;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${bytes}\n%%EOF\n`;
}
