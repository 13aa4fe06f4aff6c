/** The most that is worked out, in dollars. */
const MOST = 1e12;

/** An amount someone wrote, or why it is none. */
export type ReadAmount = number | 'empty' | 'negative' | 'unreadable' | 'tooLarge';

/** `1,234,567.5`, `$850k`, `1.2m`, `1,2 million`; of a comma before a unit and fewer than three digits, a decimal one. */
const AMOUNT = /^\$?((?:\d[\d,]*)?(?:\.\d*)?)(k|thousand|m|mil|mill|million|b|bn|billion)?$/;
const UNITS = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** The digits and signs of Arabic, Persian and Chinese keyboards as ours. */
const latin = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[٬،]/g, ',')
    .replace(/٫/g, '.');

/** Reads an amount with or without separators and units. Letters and a minus are no amount. */
export function readAmount(text: string): ReadAmount {
  const plain = latin(text).toLowerCase().replace(/\s/g, '');
  if (plain === '' || plain === '$') return 'empty';
  if (/^\$?[-–−]/.test(plain)) return 'negative';
  const [, digits = '', unit] = AMOUNT.exec(plain) ?? [];
  if (!/\d/.test(digits)) return 'unreadable';
  const number = Number((unit ? digits.replace(/,(\d{1,2})$/, '.$1') : digits).replaceAll(',', ''));
  const amount = Number((number * (UNITS[unit?.[0] as keyof typeof UNITS] ?? 1)).toFixed(2));
  return amount <= MOST ? amount : 'tooLarge';
}

/**
 * An amount as its field shows it while it is typed: `1234567.567` is `1,234,567.56`. What is not made of digits
 * (`1.2m`, `-5`) stays as it was typed.
 */
export function typedAmount(text: string): string {
  const plain = latin(text).replace(/[$,\s]/g, '');
  return /^[\d.]*$/.test(plain) ? separated(digitsOf(plain)) : text;
}

/** The same when its field is left: an amount with a unit in digits, `1.2m` as `1,200,000`. */
export function leftAmount(text: string): string {
  const amount = readAmount(text);
  return typeof amount === 'number' && /[a-z]/i.test(text) ? separated(String(amount)) : typedAmount(text);
}

/** Where the caret goes when `before`, the text up to it, was typed into a field that now shows `shown`. */
export function caretAfter(shown: string, before: string): number {
  const kept = before.replace(/[$,\s]/g, '').length;
  let at = 0;
  for (let count = 0; count < kept && at < shown.length; at++) if (shown[at] !== ',') count++;
  return at;
}

/** Without leading zeros, and with at most two decimals after one point. */
function digitsOf(plain: string): string {
  const [whole = '', ...decimals] = plain.split('.');
  const dollars = whole.replace(/^0+(?=\d)/, '');
  return decimals.length ? `${dollars}.${decimals.join('').slice(0, 2)}` : dollars;
}

/** `1234567.5` is `1,234,567.5`. */
function separated(digits: string): string {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
