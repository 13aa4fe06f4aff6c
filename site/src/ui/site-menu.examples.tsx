import type { Examples } from './examples.ts';
import { type MenuItem, NarrowMenu, WideMenu } from './site-menu.tsx';

const links: MenuItem[] = [
  {
    label: 'Buy',
    href: '/buy',
    links: [
      { label: 'Open homes', href: '/open-homes' },
      { label: 'Auctions this week and what they reached, suburb by suburb', href: '/auctions' },
    ],
  },
  { label: 'About us', href: null, links: [{ label: 'Our people', href: '/agents' }] },
  { label: 'Contact', href: '/forms/contact-agency' },
];

export const examples: Examples = {
  'in a row': <WideMenu links={links} path="/" />,
  'in a row, on a page of a submenu': <WideMenu links={links} path="/auctions" />,
  'behind the button': <NarrowMenu links={links} path="/" />,
  'behind the button, with the submenu of this page open': (
    <NarrowMenu links={links} path="/agents/eleanor-sample" />
  ),
};
