import { timeInSydney } from '#site/server/sydney-day.ts';
import { shortText, type ToldField } from '#site/ui/admin/version-changes.ts';

/** Texts up to this long are shown in full. */
const LONG = 400;

/** What a feed says, for staff: `“Offers over $900,000”`, `3`, `none`. */
export function feedValueText({
  value,
  type,
  choices,
}: { value: unknown } & Pick<ToldField, 'type' | 'choices'>): string {
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string'))
    return value.map((each) => choices?.get(each) ?? each).join(', ');
  const short = shortText({ value, type, choices });
  if (short !== null) return type === 'upload' && short !== 'none' ? pictures(Number(short)) : short;
  if (type === 'date' && typeof value === 'string') return timeInSydney(Date.parse(value));
  const text = String(value);
  return text.length > LONG ? `“${text.slice(0, LONG)}…”` : `“${text}”`;
}

const pictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} in the feed’s order`;
