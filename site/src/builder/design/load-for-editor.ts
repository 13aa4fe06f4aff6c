import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import { type Design, nodesIn } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { loadSections } from '#site/features/pages/load-sections.ts';
import { expandSections } from './expand-sections.ts';
import { loadBlocks } from './load-design.ts';
import type { LoadedDesign } from './loaded-design.ts';

/** What a block's own slot holds that the server fills; `isRound` where a section is within itself. */
type Served = { content: Design['content']; isRound: boolean };

/**
 * What the blocks that are open in the page builder show, and what reusable sections put into them. `section` is the
 * one being edited, if it is one: it cannot be inside itself.
 */
export async function loadForEditor({
  payload,
  content,
  context,
  section,
  now,
}: {
  payload: Payload;
  content: BlockNode[];
  context: BlockContext;
  section?: number;
  now: number;
}): Promise<LoadedDesign & { served: ReadonlyMap<string, Served> }> {
  const round: string[] = [];
  const whole = await expandSections({
    content,
    find: (ids) => loadSections(payload, ids),
    within: section === undefined ? [] : [section],
    onRound: ({ id }) => round.push(id),
  });
  const loaded = await loadBlocks({ payload, content: whole, context, now });
  const served = loaded.content
    .filter(({ type }) => type === 'synced-section')
    .map(({ props: { id, content: inside } }): [string, Served] => [
      id,
      {
        content: nodesIn(inside),
        isRound: round.some((place) => place === id || place.startsWith(`${id}-`)),
      },
    ]);
  return { ...loaded, served: new Map(served) };
}
