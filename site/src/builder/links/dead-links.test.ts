import { expect, it } from 'vitest';
import { writeAction } from '#site/ui/actions/action-link.ts';
import { deadLinks, pathOf, pathsOf } from './dead-links.ts';
import { linksIn } from './links-in.ts';

const SITE = 'https://agency.example';
const design = {
  content: [
    {
      type: 'section',
      props: {
        id: 'section-1',
        box: { anchor: 'fees' },
        content: [
          { type: 'button', props: { id: 'button-1', link: { href: '/sell?utm=a' } } },
          {
            type: 'text',
            props: {
              id: 'text-abcdef',
              html: '<h2>Our fees</h2><p><a class="x" href="/gone?a=1&amp;b=2">Gone</a> <a href="#fees">Fees</a></p>',
            },
          },
          { type: 'list', props: { id: 'list-1', items: [{ link: { href: '#our-fees-abcdef' } }] } },
        ],
      },
    },
  ],
  root: { props: {} },
};

it('finds chosen links and those within text, with their block', () => {
  expect(linksIn(design).links).toEqual([
    { href: '/sell?utm=a', blockId: 'button-1', blockType: 'button' },
    { href: '/gone?a=1&b=2', blockId: 'text-abcdef', blockType: 'text' },
    { href: '#fees', blockId: 'text-abcdef', blockType: 'text' },
    { href: '#our-fees-abcdef', blockId: 'list-1', blockType: 'list' },
  ]);
});

it('lists the links of a page that lead nowhere', () => {
  const page = linksIn(design);
  expect(pathsOf(page.links, SITE)).toEqual(['/sell', '/gone']);
  expect(deadLinks({ links: page.links, alive: new Set(['/sell']), page, siteUrl: SITE })).toEqual([
    {
      href: '/gone?a=1&b=2',
      blockId: 'text-abcdef',
      blockType: 'text',
      problem: 'No page is at this address.',
    },
  ]);
});

const popup = writeAction({ name: 'popup:open', id: '7', toggle: false });
it.each([
  ['/nowhere', 'No page is at this address.'],
  [`${SITE}/nowhere/`, 'No page is at this address.'],
  ['#nowhere', 'Nothing on this page has the anchor nowhere.'],
  ['mailto:somebody', 'This is not an email address.'],
  ['tel:', 'This is not a phone number.'],
  [popup, 'This popup was deleted or is not published.'],
  ['https://elsewhere.example/nowhere', undefined],
  ['mailto:ada@agency.example', undefined],
  ['tel:0299990000', undefined],
  ['?page=2', undefined],
  ['#', undefined],
  ['#item', undefined],
  ['#section-1', undefined],
  [writeAction({ name: 'reload-page' }), undefined],
  ['/Caf%C3%A9/', undefined],
])('judges %s', (href, problem) => {
  const page = { anchors: new Set<string>(), blockIds: ['section-1'] };
  const [dead] = deadLinks({ links: [{ href }], alive: new Set(['/Café']), page, siteUrl: SITE });
  expect(dead?.problem).toBe(problem);
});

it('judges no anchor of a menu, which is on every page', () => {
  expect(deadLinks({ links: [{ href: '#contact' }], alive: new Set() })).toEqual([]);
});

it('never takes another host for this website', () => {
  expect(pathOf('//elsewhere.example/a', SITE)).toBeUndefined();
  expect(pathOf('/%E0%A4%A', SITE)).toBe('/%E0%A4%A');
});
