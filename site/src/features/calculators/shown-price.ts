/** What a price text says in numbers, in dollars. */
export type ShownPrice = {
  low: number;
  /** The upper end of a range. */
  high?: number;
  /** It is the least that will do: "Offers over $800,000". */
  from?: true;
};

const AMOUNT = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|mil|mill|million|thousand)?(?![\w’'])/gi;
const RANGE_END =
  /^\s*(?:-|–|—|to|and)\s*\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|mil|mill|million|thousand)?(?![\w’'])/i;
const FROM = /\b(?:over|above|from|plus|excess|starting|start|exceeding)\b|o\/o|\+/i;
/** Words that make the number another than the price a buyer pays duty on. */
const ANOTHER = /\b(?:gst|sav|under|below|up to|deposit|was|save|weekly|week|pw|rent|per|p\.a|pa|bond)\b/i;
const LEAST = 10_000;
const MOST = 1_000_000_000;

/**
 * The price or range that visitors read, as numbers; null where the text names none, or where what it names is no
 * plain price. Reads only the text that is shown, so a price that is hidden cannot come out of it.
 */
export function shownPrice(text: string): ShownPrice | null {
  if (ANOTHER.test(text)) return null;
  const amounts = [...text.matchAll(AMOUNT)];
  const [first, second] = amounts;
  if (!first) return null;
  const rest = text.slice(first.index + first[0].length);
  const end = RANGE_END.exec(rest);
  // Two amounts that are no range, or more of them, are something else.
  if (amounts.length > 2 || (second && !end)) return null;
  if (!end) {
    const low = dollarsOf(first[1], first[2]);
    return low === null ? null : FROM.test(text) ? { low, from: true } : { low };
  }
  // "$1.1 – 1.2m": the unit stands once.
  const high = dollarsOf(end[1], end[2]);
  const low = dollarsOf(first[1], first[2]) ?? dollarsOf(first[1], end[2]);
  return low !== null && high !== null && low < high ? { low, high } : null;
}

function dollarsOf(digits: string | undefined, unit: string | undefined): number | null {
  const times = { k: 1e3, t: 1e3, m: 1e6 }[unit?.[0]?.toLowerCase() ?? ''] ?? 1;
  const dollars = Math.round(Number(digits?.replaceAll(',', '')) * times);
  return dollars >= LEAST && dollars <= MOST ? dollars : null;
}
