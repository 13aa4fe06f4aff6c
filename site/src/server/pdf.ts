/** Larger than a brochure made for the web ever is, in bytes. */
export const MAX_PDF_BYTES = 20_000_000;

/** How far from its end a file's last line may begin, in bytes. */
const END_BYTES = 1024;

/**
 * Whether these bytes are a PDF from its first line to its last, judged by content and not by name.
 * As strict as Payload's own check when it stores one.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  const end = text(bytes.subarray(-END_BYTES));
  return text(bytes.subarray(0, 5)) === '%PDF-' && end.includes('xref') && end.includes('%%EOF');
}
