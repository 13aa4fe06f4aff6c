/** Latin-1 names in code order from U+00A0 (HTML 4 entity list, https://www.w3.org/TR/html401/sgml/entities.html). */
const LATIN1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

const NAMED = new Map<string, string>([
  ...LATIN1.map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['lsquo', '\u2018'],
  ['rsquo', '\u2019'],
  ['sbquo', '\u201a'],
  ['ldquo', '\u201c'],
  ['rdquo', '\u201d'],
  ['bdquo', '\u201e'],
  ['ndash', '\u2013'],
  ['mdash', '\u2014'],
  ['hellip', '\u2026'],
  ['bull', '\u2022'],
  ['trade', '\u2122'],
  ['euro', '\u20ac'],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', ''],
  ['zwj', ''],
  ['prime', '\u2032'],
  ['Prime', '\u2033'],
  ['rarr', '\u2192'],
  ['larr', '\u2190'],
  ['check', '\u2713'],
  ['star', '\u2606'],
  ['OElig', '\u0152'],
  ['oelig', '\u0153'],
  ['Scaron', '\u0160'],
  ['scaron', '\u0161'],
]);

/** Decodes HTML entities and character references once. Unknown names stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,7}|#\d{1,7}|[a-z][a-z0-9]{1,15});/gi, (whole, inner: string) => {
    if (!inner.startsWith('#')) return NAMED.get(inner) ?? NAMED.get(inner.toLowerCase()) ?? whole;
    const hex = inner[1] === 'x' || inner[1] === 'X';
    return fromCodePoint(Number.parseInt(inner.slice(hex ? 2 : 1), hex ? 16 : 10));
  });
}

/** Is this the name of an HTML character, such as nbsp? */
export function isEntityName(name: string): boolean {
  return NAMED.has(name);
}

/** Numbers 128–159 are meant as Windows-1252 by everyone who writes them; control characters vanish. */
function fromCodePoint(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows1252.decode(new Uint8Array([code]));
  if (code === 9 || code === 10 || code === 13) return String.fromCharCode(code);
  if (code < 0x20 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  return String.fromCodePoint(code);
}

const windows1252 = new TextDecoder('windows-1252');
