/** The number someone typed, without separators and with at most two decimals: `$1,234.567` is `1234.56`. */
export function digitsOf(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.');
  const dollars = whole.replace(/^0+(?=\d)/, '');
  return decimals.length ? `${dollars}.${decimals.join('').slice(0, 2)}` : dollars;
}

/** The same with separators: `1234567.5` is `1,234,567.5`. */
export function separated(digits: string): string {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
