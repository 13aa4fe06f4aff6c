/** Names that mean something of their own to programs. No property of ours is called so. */
const UNWANTED = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a value nests deeper than this. It asks no function to call itself, which a value of 5 MB could exhaust. */
export function isDeeperThan({ value, levels }: { value: unknown; levels: number }): boolean {
  let layer: unknown[] = [value];
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth > levels) return true;
    layer = layer.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** Text that both databases take: no controls but line ends and tabs, no halves of characters. */
export function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').toWellFormed();
}

/** A value that is kept unread, as JSON that both databases take and no program stumbles over. */
export function plainJson(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== 'object') return null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !UNWANTED.has(name))
      .map(([name, held]) => [plainText(name), plainJson(held)]),
  );
}
