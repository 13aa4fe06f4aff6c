import type { BlockExamples } from '#site/block-kit/examples.ts';
import { type IconListProps, iconList } from './icon-list.tsx';

const tile = (icon: string, text: string, note: string) => ({ icon, text, note, link: null });

export const examples: BlockExamples<IconListProps, null> = {
  ordinary: {},
  'tiles in three columns': {
    props: {
      look: 'tiles',
      columns: { base: 3, tablet: 2, mobile: 1 },
      items: [
        tile('calculator', 'Know the number', 'We compare your home with what has sold nearby.'),
        tile('camera', 'Show it well', 'Photographs and a plan before the first open home.'),
        tile('handshake', 'Close it', 'We stand beside you until the keys change hands.'),
      ],
    },
  },
  'divided, with links': {
    props: {
      look: 'divided',
      items: [
        { icon: 'download', text: 'Tenancy application (PDF)', note: '', link: { href: '/media/a.pdf' } },
        { icon: 'globe', text: 'Elsewhere', note: '', link: { href: 'https://example.com', newTab: true } },
      ],
    },
  },
  'very long': {
    props: { items: [{ icon: 'info', text: 'Unbroken'.repeat(18), note: 'Word '.repeat(60), link: null }] },
  },
  'without icons': { props: { items: iconList.defaults.items.map((item) => ({ ...item, icon: '' })) } },
  empty: { props: { items: [] } },
};
