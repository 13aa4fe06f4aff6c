import type { Payload } from 'payload';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { conditionsOf, popupOf, type StoredPopup, spanOf } from '#site/features/popups/popup-of.ts';
import type { Placed } from '#site/features/popups/where/popups-for.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { log } from '#site/server/log.ts';
import { readyContent, showsSomething } from '../templates.ts';

/** A popup whose blocks are of today's version, with reusable sections put in and ids that no page has. */
export type ReadyPopup = Placed & { id: number; name: string; content: BlockNode[] };

/** Every page asks for these, so they are read once and kept until a popup or reusable section changes. */
export const publishedPopups = keepUntilPurged({
  tags: ['popups', 'sections'],
  read: async (payload): Promise<ReadyPopup[]> => {
    const { docs } = await payload.find({
      collection: 'popups',
      where: { _status: { equals: 'published' } },
      sort: 'id',
      depth: 0,
      pagination: false,
    });
    const ready = await Promise.all(docs.map((doc) => readyOrLeftOut({ payload, doc })));
    return ready.flatMap((popup) => popup ?? []);
  },
});

/** The published popups; none where they cannot be read, since no page may fail by what opens over it. */
export async function popupsOrNone(payload: Payload): Promise<ReadyPopup[]> {
  try {
    return await publishedPopups(payload);
  } catch (error) {
    log.error({ err: error }, 'popups could not be read: pages are shown without them');
    return [];
  }
}

/** A stored popup, ready to be loaded for a page; undefined for one that would open empty. */
export async function readyPopup({
  payload,
  doc,
}: {
  payload: Payload;
  doc: StoredPopup;
}): Promise<ReadyPopup | undefined> {
  const popup = popupOf(doc);
  const content = await readyContent({ payload, design: doc.design, prefix: `p${doc.id}-` });
  if (!showsSomething(content, () => true)) return undefined;
  return {
    id: doc.id,
    name: doc.name ?? '',
    popup,
    content,
    showOn: conditionsOf(doc.showOn),
    notOn: conditionsOf(doc.notOn),
    ...spanOf(popup),
  };
}

async function readyOrLeftOut(input: Parameters<typeof readyPopup>[0]): Promise<ReadyPopup | undefined> {
  return readyPopup(input).catch((error) => {
    log.error({ err: error, popup: input.doc.id }, 'popup could not be read: skipped');
    return undefined;
  });
}
