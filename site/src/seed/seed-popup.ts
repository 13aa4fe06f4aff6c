import type { Payload } from 'payload';
import { popupStarters } from '../features/pages/starters/popups.ts';

const NAME = 'Newsletter, after half a page (example)';

/**
 * Stores the demonstration's popup as a draft, ready to be published: nothing opens over a page before somebody wants
 * it. One that is there already stays as it is.
 */
export async function seedPopup({ payload }: { payload: Payload }): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'popups' });
  const starter = popupStarters.find(({ name }) => name === 'Newsletter sign-up');
  if (totalDocs > 0 || !starter) return;
  await payload.create({
    collection: 'popups',
    draft: true,
    data: {
      name: NAME,
      label: 'Newsletter sign-up',
      design: { ...starter.design, root: { props: {} } },
      showOn: [{ place: 'site' }],
      notOn: [{ place: 'address-starts', address: '/forms' }],
      triggers: { scrolling: true, scrollingDirection: 'down', scrollingOffset: 50 },
      rules: { times: true, timesTimes: 1, timesPeriod: 'month', timesCount: 'open' },
      settings: { place: 'center', width: 560 },
    },
  });
}
