import { nodesIn, recordOf, slotNames } from '#site/block-kit/design.ts';
import type { BlockField, BlockNode } from '#site/block-kit/fields.ts';
import { blocks } from '../registry.ts';
import { isShown } from './puck-fields.ts';

const LONGEST = 48;

/** The first text of a block, or of the blocks in it: what tells it from others of its kind. */
export function summaryOf({ type, props }: BlockNode): string {
  const fields = blocks.get(type)?.fields ?? {};
  for (const [name, field] of Object.entries(fields)) {
    const words = isWords(field) ? plain(props[name]) : '';
    if (words) return shortened(words);
  }
  for (const slot of slotNames(fields)) {
    for (const inner of nodesIn(props[slot])) {
      const words = summaryOf(inner);
      if (words) return words;
    }
  }
  return '';
}

/** The places for other blocks in one, as the outline lists them. */
export function placesIn({ type, props }: BlockNode): { label: string; name: string; isUsed: boolean }[] {
  const fields = blocks.get(type)?.fields ?? {};
  return Object.values(fields).flatMap((field) => {
    if (field.kind !== 'slot' || field.served) return [];
    const { label, itemOf } = field;
    if (!itemOf) return [{ label, name: label, isUsed: isShown({ field, values: props }) }];
    const list = fields[itemOf.list];
    const items = props[itemOf.list];
    const item = Array.isArray(items) ? items[itemOf.at] : undefined;
    const title = list?.kind === 'list' ? plain(recordOf(item)[list.itemLabel]) : '';
    return [{ label, name: title || label, isUsed: item !== undefined }];
  });
}

const isWords = ({ kind, tab }: BlockField): boolean =>
  tab === undefined && (kind === 'text' || kind === 'textarea' || kind === 'richtext');

function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

const shortened = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, LONGEST).trimEnd()}…`;
