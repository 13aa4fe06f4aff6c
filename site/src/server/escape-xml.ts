const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What one of the two may find: most texts hold nothing of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are left out, so they have to be found.
const SPECIAL = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Text escaped for XML. Characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
