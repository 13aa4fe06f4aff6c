import type { Report } from './problem.ts';
import { attributeOf, type FeedNode } from './tree.ts';

/** Slot order: m first, then shorter before longer, then by letter; numbers by value. */
export function compareSlots(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || (a < b ? -1 : a > b ? 1 : 0);
}

type SlotName = 'img' | 'floorplan' | 'document';

/** Every node with an id; those sent without take the free slots in order of position (pictures from m, a, b …). */
export function fillSlotIds({
  nodes,
  name,
  report,
}: {
  nodes: FeedNode[];
  name: SlotName;
  report: Report;
}): { node: FeedNode; id: string }[] {
  const taken = new Set(nodes.map((node) => idOf(node)));
  let next = 0;
  return nodes.map((node) => {
    const sent = idOf(node);
    if (sent !== '') return { node, id: sent };
    const hasContent = node.attributes.size > 0 || node.text.trim() !== '';
    while (taken.has(slotAt({ index: next, name }))) next++;
    const id = slotAt({ index: next, name });
    taken.add(id);
    if (hasContent) {
      report({
        code: 'missing-slot-id',
        element: `${name}/@id`,
        line: node.line,
        message: `A ${name} has no id and was put into slot ${id}. Send an id so that later messages can replace it.`,
      });
    }
    return { node, id };
  });
}

function idOf(node: FeedNode): string {
  return (attributeOf(node, 'id') ?? '').toLowerCase().slice(0, 20);
}

/** The id of a slot by its place: m, a … l, n … z, aa, ab … for pictures; 1, 2, 3 … otherwise. */
export function slotAt({ index, name }: { index: number; name: SlotName }): string {
  if (name !== 'img') return String(index + 1);
  if (index < LETTERS.length) return LETTERS[index] ?? '';
  const beyond = index - LETTERS.length;
  return `${ALPHABET[Math.floor(beyond / 26) % 26]}${ALPHABET[beyond % 26]}`;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS = `m${ALPHABET.replace('m', '')}`;

function rankOf(id: string): number {
  if (id === 'm') return -1;
  return /^\d{1,9}$/.test(id) ? Number(id) : 1_000_000_000 + id.length;
}
