/** A PDF of one empty page that contains this text, so that different texts give different bytes. */
export function pdfBytes(words: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let body = `%PDF-1.4\n% ${words}\n`;
  const starts = objects.map((object, index) => {
    const start = Buffer.byteLength(body);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n`;
  return Buffer.from(`${body}${end}${Buffer.byteLength(body)}\n%%EOF\n`);
}
