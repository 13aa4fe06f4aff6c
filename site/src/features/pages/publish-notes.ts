import type { Payload } from 'payload';
import type { Popup } from '#site/payload-types.ts';
import type { DeadLinkOfBlock } from './design-field.ts';
import type { DesignOutline, PublishNote } from './publish-note.ts';

/** What is worth a look before a record is published: undescribed pictures, headings, buttons, links, what search engines show. */
export async function publishNotes({
  payload,
  outline: { pictures, headings, noLink },
  dead,
  doc,
}: {
  payload: Payload;
  outline: DesignOutline;
  dead: readonly DeadLinkOfBlock[];
  /** The newest draft. */
  doc: object;
}): Promise<PublishNote[]> {
  const altTexts = await altTextsOf({ payload, ids: pictures.map(({ media }) => media) });
  return [
    ...pictures
      .filter(({ media }) => !altTexts.get(media))
      .map(({ id, block, media }) => ({
        id,
        block,
        text: altTexts.has(media)
          ? 'The image has no alt text. Leave it empty only if decorative.'
          : 'The image has been deleted, so visitors see none. Choose another one.',
      })),
    ...headings,
    ...noLink.map(({ id, block, text }) => ({ id, block, text: `“${text}” has no link.` })),
    ...dead.map(({ href, blockId = '', block = '', problem }) => ({
      id: blockId,
      block,
      text: `The link ${href}: ${problem}`,
    })),
    ...searchNotes(doc),
    ...popupNotes(doc),
  ];
}

/** What the media library says of those that are in it. */
async function altTextsOf({
  payload,
  ids,
}: {
  payload: Payload;
  ids: number[];
}): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    select: { alt: true },
    depth: 0,
    pagination: false,
  });
  return new Map(docs.map(({ id, alt }) => [id, alt?.trim() ?? '']));
}

/** A popup that does not open by itself, which is meant only where a link or button opens it. */
function popupNotes(doc: object): PublishNote[] {
  if (!('showOn' in doc)) return [];
  const { showOn, triggers, openSelector } = doc as Partial<
    Pick<Popup, 'showOn' | 'triggers' | 'openSelector'>
  >;
  const hasPages = (showOn ?? []).length > 0;
  const hasTrigger = Object.values(triggers ?? {}).includes(true);
  if ((hasPages && hasTrigger) || openSelector) return [];
  const missing =
    hasPages || hasTrigger ? (hasPages ? 'a trigger' : 'pages to open on') : 'pages to open on and a trigger';
  const text = `Only links and buttons will open it. For it to open by itself, choose ${missing} in its settings.`;
  return [{ id: '', block: 'Popup', text, waits: true }];
}

function searchNotes(doc: object): PublishNote[] {
  if (!('seo' in doc)) return [];
  const { description, noindex } = (doc.seo ?? {}) as { description?: unknown; noindex?: unknown };
  const block = 'Search engines';
  if (noindex === true)
    return [{ id: '', block, text: 'Hidden from search engines, by the page’s settings.' }];
  return description
    ? []
    : [{ id: '', block, text: 'No description yet. Write one or two sentences in the page’s settings.' }];
}
