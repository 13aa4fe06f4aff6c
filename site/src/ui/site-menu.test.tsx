import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { linksOfMenu, type MenuItem, NarrowMenu, WideMenu } from './site-menu.tsx';

const links: MenuItem[] = [
  { label: 'Buy', href: '/buy', links: [{ label: 'Auctions', href: '/auctions' }] },
  { label: 'About', href: null, links: [{ label: 'Our people', href: '/agents' }] },
  { label: 'Sold', href: '/sold' },
];

it('reaches every page of a menu, also the one that opens a submenu', () => {
  expect(linksOfMenu(links).map(({ href }) => href)).toEqual(['/buy', '/auctions', '/agents', '/sold']);
});

describe.each([
  ['in a row', WideMenu],
  ['behind the button', NarrowMenu],
])('the menu %s', (_, Menu) => {
  const html = (path: string) => renderToStaticMarkup(<Menu links={links} path={path} />);

  it('opens its submenus without a script, one at a time', () => {
    expect(html('/').match(/<details [^>]*name="[a-z]+-menu"/g)).toHaveLength(2);
    expect(html('/')).toContain('<summary');
    for (const { href } of linksOfMenu(links)) expect(html('/')).toContain(`href="${href}"`);
  });

  it('marks the link to this page', () => {
    expect(html('/auctions')).toMatch(/<a href="\/auctions" aria-current="page"/);
    expect(html('/agents/ada')).toMatch(/<a href="\/agents" aria-current="true"/);
    expect(html('/rent')).not.toContain('aria-current');
  });
});

it('opens the submenu with this page on narrow screens', () => {
  const open = renderToStaticMarkup(<NarrowMenu links={links} path="/auctions" />);
  expect(open.match(/<details[^>]* open=""/g)).toHaveLength(1);
});
