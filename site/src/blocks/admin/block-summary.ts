import { nodesIn, slotNames } from '../design/design.ts';
import type { BlockField, BlockNode } from '../fields.ts';
import { blocks } from '../registry.ts';

const LONGEST = 48;

/** The first words that a block says, or that the blocks in it say: what tells it from others of its kind. */
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

const isWords = ({ kind, tab }: BlockField): boolean =>
  tab === undefined && (kind === 'text' || kind === 'textarea' || kind === 'richtext');

function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

const shortened = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, LONGEST).trimEnd()}…`;
