import type { PuckApi } from '@puckeditor/core';
import type { PublishNote } from '#site/features/pages/publish-note.ts';
import { blocks } from '../../registry.ts';
import { faintTexts } from '../controls/page-contrast.client.ts';

/** How much of a text is quoted. */
const QUOTED = 40;

/** Texts on the canvas that are hard to read, one for each block, as the publish check lists them. */
export function contrastNotes(puck: Pick<PuckApi, 'getItemById'>): PublishNote[] {
  const page = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
  if (!page) return [];
  return faintTexts(page).map(({ id, text, ratio, needed }) => {
    const type = puck.getItemById(id)?.type ?? '';
    const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED).trim()}…` : text;
    return {
      id,
      block: blocks.get(type)?.label ?? type,
      text: `“${quoted}” is hard to read: the contrast is ${ratio.toFixed(1)} to 1 and should be ${needed} to 1.`,
    };
  });
}
