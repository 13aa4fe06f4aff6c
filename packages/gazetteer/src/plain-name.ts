/** The full form of abbreviated words in names of places. */
const LONG_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    st: ['saint'],
    ste: ['saint'],
    mt: ['mount'],
    mtn: ['mountain'],
    nth: ['north'],
    sth: ['south'],
    pt: ['point', 'port'],
    ft: ['fort'],
    ck: ['creek'],
    crk: ['creek'],
    hts: ['heights'],
    hgts: ['heights'],
    bch: ['beach'],
    pk: ['park'],
    hbr: ['harbour'],
    harbor: ['harbour'],
    gdns: ['gardens'],
    vly: ['valley'],
    jct: ['junction'],
    jn: ['junction'],
    upr: ['upper'],
    lwr: ['lower'],
    spgs: ['springs'],
    wds: ['woods'],
    vlg: ['village'],
    isl: ['island'],
  }),
);

/** Lowercase letters and digits with single spaces: `St. Kilda-East` → `st kilda east`. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A place's name as it is compared: plain, with Saint and Mount written in full. */
export function plainName(name: string): string {
  return plainText(name)
    .replace(/^ste? (?=\S)/, 'saint ')
    .replace(/\bmt\b/, 'mount');
}

/** Each way to read a typed word: as it stands, and in full where it is a short form. */
export const readingsOf = (word: string): readonly string[] => [word, ...(LONG_FORMS.get(word) ?? [])];
