import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import type { Popup } from '#site/features/popups/popup-rules.ts';
import type { AskedPage } from '#site/features/popups/where/page-conditions.ts';
import { popupsFor } from '#site/features/popups/where/popups-for.ts';
import { log } from '#site/server/log.ts';
import { loadBlocks } from '../load-design.ts';
import type { LoadedDesign } from '../loaded-design.ts';
import { showsSomething, tagsOf } from '../templates.ts';
import { popupsOrNone, type ReadyPopup } from './published-popups.ts';

/** A popup with what its blocks show on one page. */
export type LoadedPopup = { popup: Popup; loaded: LoadedDesign };

/**
 * What a page carries of popups. `tags`, `expiresAt` (epoch ms): what the page is rendered again for, and from when.
 * `wakes`: their script is needed, also where it only counts the page for a popup that shows elsewhere.
 */
export type CarriedPopups = { popups: LoadedPopup[]; wakes: boolean; tags: string[]; expiresAt?: number };

export const NO_POPUPS: CarriedPopups = { popups: [], wakes: false, tags: [] };

/** The popups of a page with all that their blocks need. One that cannot be loaded is left out and logged. */
export async function loadPopups({
  payload,
  page,
  context,
  now,
}: {
  payload: Payload;
  page: AskedPage;
  context: BlockContext;
  now: number;
}): Promise<CarriedPopups> {
  const popups = await popupsOrNone(payload);
  if (popups.length === 0) return NO_POPUPS;
  const { shown, expiresAt } = popupsFor({ popups, page, now });
  const loaded = await Promise.all(shown.map((popup) => loadPopup({ payload, popup, context, now })));
  const carried = carriedOf(loaded.flatMap((each) => each ?? []));
  const wakes = carried.wakes || popups.some(countsPages);
  return { ...carried, wakes, expiresAt: earliest([carried.expiresAt, expiresAt]) };
}

/** Whether it waits for so many pages or visits, whichever pages those are. */
const countsPages = ({ popup: { rules } }: ReadyPopup): boolean =>
  rules.pageViews !== undefined || rules.sessions !== undefined;

/** One popup with what its blocks show; undefined where that is nothing. */
export async function loadPopup({
  payload,
  popup: { id, popup, content },
  context,
  now,
}: {
  payload: Payload;
  popup: Pick<ReadyPopup, 'id' | 'popup' | 'content'>;
  context: BlockContext;
  now: number;
}): Promise<LoadedPopup | undefined> {
  try {
    // What is only tried has no pages that could be fetched.
    const place = popup.preview ? undefined : ({ collection: 'popups', id } as const);
    const loaded = await loadBlocks({ payload, content, context: { ...context, place }, now });
    const shows = showsSomething(content, ({ props: { id } }) => loaded.data.has(id));
    return shows ? { popup, loaded } : undefined;
  } catch (error) {
    log.error({ err: error, popup: popup.id }, 'popup could not be loaded: skipped');
    return undefined;
  }
}

/** Loaded popups as a page carries them. */
export const carriedOf = (popups: LoadedPopup[]): CarriedPopups => ({
  popups,
  wakes: popups.length > 0,
  tags: [...new Set(popups.flatMap(tagsOf))],
  expiresAt: earliest(popups.map(({ loaded }) => loaded.expiresAt)),
});

function earliest(moments: (number | undefined)[]): number | undefined {
  const known = moments.filter((at) => at !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
