import { parseFeedDate } from './dates.ts';
import { inlineFileOf } from './inline-file.ts';
import type { FeedLimits } from './limits.ts';
import type { Report } from './problem.ts';
import { compareSlots, fillSlotIds } from './slots.ts';
import { attributeOf, childrenOf, type FeedNode } from './tree.ts';
import { webAddressOf } from './urls.ts';

/** A slot named without content: empty it. */
export type RemovedSlot = { id: string; removed: true };

/** A picture, floor plan or document; exactly one of url, file and base64 is given. */
export type FeedMediaSlot = {
  /** pictures: m (main), a…z, aa…; floor plans and documents: a number */
  id: string;
  /** http(s) */
  url?: string;
  /** a path as sent, relative to the feed or inside its ZIP; may not exist there: never use it unchecked */
  file?: string;
  /** the file itself, within `maxInlineBytes` */
  base64?: string;
  /** `YYYY-MM-DDTHH:mm:ss`; absent = not sent or unreadable */
  modTime?: string;
  /** lowercase: jpg, gif, png, pdf */
  format?: string;
  /** documents */
  title?: string;
};

/** A file beside the listing, e.g. usage `statementOfInformation` (Victoria: must be on the listing page). */
export type FeedAttachment = {
  /** statementOfInformation, agentPhoto, or the sender's own word */
  usage: string;
  id?: string;
  url: string;
  contentType?: string;
};

type SlotName = 'img' | 'floorplan' | 'document';
type SlotsField = { parents: FeedNode[]; name: SlotName; limits: FeedLimits; report: Report };

/**
 * All slots of one kind inside `images` and `objects`, ordered by id. undefined when none is named: an empty parent
 * means nothing. A slot sent twice keeps the one with content, else the last.
 */
export function parseSlots({
  parents,
  name,
  limits,
  report,
}: SlotsField): (FeedMediaSlot | RemovedSlot)[] | undefined {
  const nodes = parents.flatMap((parent) => childrenOf(parent, name));
  if (nodes.length === 0) return undefined;
  const slots = new Map<string, FeedMediaSlot | RemovedSlot>();
  for (const { node, id } of fillSlotIds({ nodes, name, report })) {
    const slot = parseSlot({ node, id, name, limits, report });
    const before = slots.get(id);
    if (!slot || (before && !('removed' in before) && 'removed' in slot)) continue;
    if (before && !('removed' in before) && !isSameFile(before, slot))
      reportDuplicate({ node, id, name, report });
    slots.set(id, slot);
  }
  const sorted = [...slots.values()].sort((a, b) => compareSlots(a.id, b.id));
  if (name === 'img' && sorted.length > limits.maxImages) {
    report({
      code: 'too-many-images',
      element: 'images',
      text: String(sorted.length),
      message: `The listing has more than ${limits.maxImages} picture slots; the rest was left out. Send fewer pictures.`,
    });
  }
  return sorted.slice(0, limits.maxImages);
}

/** `media/attachment`: the whole list, because senders must repeat it in every message. */
export function parseAttachments({ media, report }: { media: FeedNode; report: Report }): FeedAttachment[] {
  return childrenOf(media, 'attachment').flatMap((node) => {
    const sent = attributeOf(node, 'url') ?? '';
    if (sent === '') return [];
    const url = webAddressOf(sent);
    if (!url) {
      reportUrl({ node, element: 'media/attachment/@url', sent, report });
      return [];
    }
    const usage = attributeOf(node, 'usage') ?? '';
    const id = attributeOf(node, 'id');
    const contentType = attributeOf(node, 'contentType')?.toLowerCase();
    return [{ usage: usageOf(usage), ...(id ? { id } : {}), url, ...(contentType ? { contentType } : {}) }];
  });
}

/** undefined: what was sent cannot be used (reported), the slot keeps what it holds. */
function parseSlot({
  node,
  id,
  name,
  limits,
  report,
}: Omit<SlotsField, 'parents'> & { node: FeedNode; id: string }): FeedMediaSlot | RemovedSlot | undefined {
  const source = sourceOf({ node, name, limits, report });
  if (source === 'none') return { id, removed: true };
  if (!source) return undefined;
  const sentTime = attributeOf(node, 'modTime') ?? '';
  const modTime = parseFeedDate(sentTime);
  if (modTime.kind === 'garbage') {
    report({
      code: 'bad-date',
      element: `${name}/@modTime`,
      text: sentTime,
      line: node.line,
      message: `The modification time of ${name} ${id} is not a date, so a new version is only noticed by its address or content. Send YYYY-MM-DD-hh:mm:ss.`,
    });
  }
  const format = attributeOf(node, 'format')?.toLowerCase();
  const title = attributeOf(node, 'title');
  return {
    id,
    ...source,
    ...(modTime.kind === 'date' ? { modTime: modTime.local } : {}),
    ...(format ? { format } : {}),
    ...(title ? { title } : {}),
  };
}

type Source = { url: string } | { file: string } | { base64: string };

function sourceOf({
  node,
  name,
  limits,
  report,
}: Omit<SlotsField, 'parents'> & { node: FeedNode }): Source | 'none' | undefined {
  const sent = attributeOf(node, 'url') ?? '';
  const url = webAddressOf(sent);
  if (url) return { url };
  const file = attributeOf(node, 'file');
  if (file) return { file };
  if (sent !== '') return reportUrl({ node, element: `${name}/@url`, sent, report });
  if (node.text.trim() === '') return 'none';
  const base64 = inlineFileOf({ node, name, limits, report });
  return base64 ? { base64 } : undefined;
}

/** Spelt StatementOfInformation as well. */
function usageOf(sent: string): string {
  return USAGES.find((usage) => usage.toLowerCase() === sent.toLowerCase()) ?? sent;
}

const USAGES = ['statementOfInformation', 'agentPhoto'];

function isSameFile(a: FeedMediaSlot, b: FeedMediaSlot | RemovedSlot): boolean {
  return !('removed' in b) && a.url === b.url && a.file === b.file && a.base64 === b.base64;
}

function reportDuplicate({
  node,
  id,
  name,
  report,
}: {
  node: FeedNode;
  id: string;
  name: string;
  report: Report;
}): void {
  report({
    code: 'duplicate-slot',
    element: `${name}/@id`,
    text: id,
    line: node.line,
    message: `${name} ${id} is sent twice with different files; the last one is used. Give each file its own id.`,
  });
}

function reportUrl({
  node,
  element,
  sent,
  report,
}: {
  node: FeedNode;
  element: string;
  sent: string;
  report: Report;
}): undefined {
  report({
    code: 'bad-url',
    element,
    text: sent,
    line: node.line,
    message: 'This is not a web address; the file was left out. Send a full address starting with https://.',
  });
}
