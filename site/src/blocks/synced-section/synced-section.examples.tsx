import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { SyncedSectionData, SyncedSectionProps } from './synced-section.tsx';

export const examples: BlockExamples<SyncedSectionProps, SyncedSectionData> = {
  chosen: { props: { section: [3] }, data: { name: 'Our promise' } },
  'none chosen': { data: { name: null } },
  'gone or unpublished': { props: { section: [4] }, data: { name: null } },
  'a very long name': {
    props: { section: [5] },
    data: {
      name: 'What our sellers in the inner west say about the way we work, the short version for landing pages',
    },
  },
};
