/** The price of a listing in the few letters that a pin has room for: `$1.25m`, `$650`. `text`: what its card says. */
export function pinPrice(text: string): string {
  const [amount = ''] = /\$\s?\d[\d,]*(\.\d+)?\s?[mk]?\b/i.exec(text) ?? [];
  if (!amount) return /auction/i.test(text) ? 'Auction' : 'Ask';
  const letter = /[mk]$/i.exec(amount)?.[0].toLowerCase();
  if (letter) return amount.replace(/\s/g, '').toLowerCase();
  const dollars = Number(amount.replace(/[^\d.]/g, ''));
  if (dollars >= 1_000_000) return `$${trim((dollars / 1_000_000).toFixed(2))}m`;
  if (dollars >= 10_000) return `$${Math.round(dollars / 1000)}k`;
  return `$${dollars.toLocaleString('en-AU')}`;
}

/** `1.50` → `1.5`, `2.00` → `2` */
const trim = (decimal: string): string => decimal.replace(/\.?0+$/, '');
