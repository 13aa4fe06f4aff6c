import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { TabsProps } from './tabs.tsx';

const tab = (title: string) => ({ title, icon: '', text: `<p>Everything about ${title.toLowerCase()}.</p>` });

export const examples: BlockExamples<TabsProps, null> = {
  'as it comes': {},
  'with icons, across the width': {
    props: {
      tabs: [
        { ...tab('Buying'), icon: 'key' },
        { ...tab('Renting'), icon: 'bed' },
      ],
      justify: 'stretch',
      active: 2,
    },
  },
  'more titles than fit': {
    props: {
      tabs: [
        'Schools',
        'Transport',
        'Shops',
        'Parks',
        'History',
        'Council and rates',
        'Walks',
        'Beaches',
      ].map((title) => tab(`${title} of the suburb`)),
    },
  },
  'titles on several lines, never folded': {
    props: {
      tabs: ['Schools', 'Transport and parking', 'Shops', 'Parks and playgrounds', ''].map(tab),
      horizontalScroll: false,
      breakpoint: 'none',
      justify: 'center',
    },
  },
  'the first to open is missing': { props: { tabs: [tab('One'), tab('Two')], active: 3 } },
  empty: { props: { tabs: [] } },
};
