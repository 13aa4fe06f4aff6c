const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What is escaped, and the characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are left out, so they have to be found.
const SPECIAL = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text escaped for XML. Characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return text.replace(SPECIAL, (character) => ESCAPES[character] ?? '');
}
