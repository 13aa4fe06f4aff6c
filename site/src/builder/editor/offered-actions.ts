import { recordOf } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { panelKey } from '#site/blocks/off-canvas/panel-key.ts';
import { writeAction } from '#site/ui/actions/action-link.ts';
import { blocksIn } from '../design/known-blocks.ts';

/** What a link does on the page instead of leading somewhere. */
export type OfferedAction = { label: string; href: string };

const CLOSING: OfferedAction[] = [
  { label: 'Close the popup', href: writeAction({ name: 'popup:close', doNotShowAgain: false }) },
  {
    label: 'Close the popup and don’t show it again',
    href: writeAction({ name: 'popup:close', doNotShowAgain: true }),
  },
];

/** What the links of a page can do on it: scroll to an anchor, open its off-canvas panels; in a popup, close that. */
export function offeredActions({
  content,
  collection,
}: {
  content: readonly BlockNode[];
  collection: string;
}): OfferedAction[] {
  const all = blocksIn(content);
  const panels = all.flatMap(({ type, props }) => {
    if (type !== 'off-canvas') return [];
    const title = typeof props.title === 'string' && props.title.trim();
    const id = panelKey({ id: props.id, linkName: props.linkName });
    return [{ label: `Open “${title || 'the panel'}”`, href: writeAction({ name: 'off_canvas:open', id }) }];
  });
  return [...anchorsIn(all), ...panels, ...(collection === 'popups' ? CLOSING : [])];
}

/** Those of a page's blocks that have an anchor, to scroll to. */
function anchorsIn(all: readonly BlockNode[]): OfferedAction[] {
  const names = all.flatMap(({ props }) => {
    const { anchor } = recordOf(props.box);
    return typeof anchor === 'string' && anchor ? [anchor] : [];
  });
  return [...new Set(names)].map((name) => ({ label: `Scroll to “${name}”`, href: `#${name}` }));
}
