const rules = new Intl.PluralRules('ar');

/** A noun counted as Arabic does: `{ one: 'عقار واحد', two: 'عقاران', few: 'عقارات', many: 'عقارًا', other: 'عقار' }`. */
export function counted(
  n: number,
  forms: { zero: string; one: string; two: string; few: string; many: string; other: string },
): string {
  return forms[rules.select(n)];
}
