/** The same few suburbs, types and names occur often. */
const made = new Map<string, string>();
const MOST = 5000;
const LONGEST = 100;

/** A URL slug: lowercase ASCII letters and digits with single hyphens. `St. Kilda` → `st-kilda`. */
export function slug(text: string): string {
  const known = made.get(text);
  if (known !== undefined) return known;
  const own = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (text.length > LONGEST) return own;
  if (made.size >= MOST) made.clear();
  made.set(text, own);
  return own;
}
