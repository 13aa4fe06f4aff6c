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

describe.each([
  ['in a row', WideMenu, 'wide'],
  ['behind the button', NarrowMenu, 'narrow'],
] as const)('an entry with a section, in the menu %s', (_, Menu, place) => {
  const selling: MenuItem = { label: 'Sell', href: '/sell', section: 4 };
  const html = (items: MenuItem[], shows = true) =>
    renderToStaticMarkup(
      <Menu
        links={items}
        path="/"
        panel={(section, where) => (shows ? <p>{`Panel ${section} ${where}`}</p> : null)}
      />,
    );

  it('opens it without a script, below its own links', () => {
    const panel = html([{ ...selling, links: [{ label: 'Appraisal', href: '/appraisal' }] }]);
    expect(panel).toMatch(
      new RegExp(`<details.*<summary.*Sell.*href="/sell".*href="/appraisal".*Panel 4 ${place}.*</details>`),
    );
  });

  it('is a link while there is nothing to show, and is not there without one', () => {
    expect(html([selling], false)).toContain('href="/sell"');
    expect(html([selling], false)).not.toContain('<details');
    expect(html([{ ...selling, href: null }], false)).toBe(html([], false));
  });
});
