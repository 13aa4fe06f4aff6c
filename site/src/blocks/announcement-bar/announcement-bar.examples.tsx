import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { AnnouncementBarData, AnnouncementBarProps } from './announcement-bar.tsx';

const data = { isShown: true };

export const examples: BlockExamples<AnnouncementBarProps, AnnouncementBarData> = {
  ordinary: { data },
  'with an icon and a link, on the accent': {
    props: { icon: 'calendar', link: { href: '/auctions' }, more: 'See the auctions', colour: 'accent' },
    data,
  },
  'without a background': { props: { colour: '' }, data },
  'very long': { props: { text: 'abcdefghij'.repeat(24) }, data },
  'not its time': { data: { isShown: false } },
};
