import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, linkOfAction, readAction, writeAction } from './action-link.ts';
import { isActionAddress } from './is-action-address.ts';

/** As the WordPress page builder writes it into pages. */
const wordPress = (name: string, settings?: unknown) =>
  `#${encodeURIComponent(`elementor-action:action=${name}${settings === undefined ? '' : `&settings=${btoa(JSON.stringify(settings))}`}`)}`;

const actions: Action[] = [
  {
    name: 'lightbox',
    url: 'https://agency.example/media/plan.webp?v=2',
    title: 'Der Grundriß',
    description: '平面図',
  },
  { name: 'lightbox', url: 'https://youtu.be/dQw4w9WgXcQ' },
  { name: 'popup:open', id: '12', toggle: false },
  { name: 'popup:open', id: '12', toggle: true },
  { name: 'popup:close', doNotShowAgain: true },
  { name: 'off_canvas:open', id: 'menu-a1' },
  { name: 'off_canvas:close', id: 'menu-a1' },
  { name: 'off_canvas:toggle', id: 'menu-a1' },
  { name: 'reload-page' },
];

describe('an action link', () => {
  it.each(actions)('%o is read as it was written', (action) => {
    expect(readAction(writeAction(action))).toEqual(action);
    expect(writeAction(action)).toMatch(/^#[\w:-]+$/);
  });
});

describe('content moved from WordPress', () => {
  it.each<[string, unknown, Action]>([
    ['popup:open', { id: '1234', toggle: false }, { name: 'popup:open', id: '1234', toggle: false }],
    ['popup:open', { id: 1234 }, { name: 'popup:open', id: '1234', toggle: false }],
    ['popup:close', { do_not_show_again: 'yes' }, { name: 'popup:close', doNotShowAgain: true }],
    ['popup:close', { do_not_show_again: '' }, { name: 'popup:close', doNotShowAgain: false }],
    [
      'off_canvas:toggle',
      { id: 'a1b2c3d', displayMode: 'toggle' },
      { name: 'off_canvas:toggle', id: 'a1b2c3d' },
    ],
    ['reload-page', undefined, { name: 'reload-page' }],
    [
      'lightbox',
      { id: 9, url: 'https://agency.example/wp-content/uploads/a.jpg' },
      { name: 'lightbox', url: 'https://agency.example/wp-content/uploads/a.jpg' },
    ],
  ])('%s %o keeps working', (name, settings, action) => {
    expect(readAction(wordPress(name, settings))).toEqual(action);
    expect(readAction(decodeURIComponent(wordPress(name, settings)))).toEqual(action);
  });
});

describe('what a link of an action is drawn with', () => {
  it.each<[Action, string]>([
    [{ name: 'popup:open', id: '12', toggle: false }, '/popups/12'],
    [{ name: 'off_canvas:toggle', id: 'menu-a1' }, '#off-canvas-menu-a1'],
  ])('%o leads to %s without a script', (action, href) => {
    const written = writeAction(action);
    expect(linkOfAction(written)).toEqual({ href, 'data-action': written });
  });

  it.each([
    '/about',
    '#top',
    'tel:0255500140',
    writeAction({ name: 'reload-page' }),
    '#frontage-action:popup:open',
    // What runs links knows the address of a popup by itself.
    '/popups/12',
  ])('%s is drawn as it is', (href) => expect(linkOfAction(href)).toEqual({ href }));
});

describe('ignored quietly', () => {
  it.each([
    ['no action', '#top'],
    ['an address below a popup’s', '/popups/12/shown'],
    ['a popup of no name', '/popups/a"],b'],
    ['an unknown one', '#frontage-action:eval:e30'],
    ['an unknown one of WordPress', wordPress('eval', {})],
    ['a popup without an id', '#frontage-action:popup:open'],
    ['an id that is a selector', writeAction({ name: 'popup:open', id: 'a"],b', toggle: false })],
    ['an id that is an object', wordPress('popup:open', { id: {} })],
    ['settings that are no JSON', '#frontage-action:popup:open:e30e30'],
    ['settings that are a list', wordPress('popup:open', [1])],
    ['settings that are no base64', '#elementor-action:action=popup:open&settings=%%%'],
    ['a picture of script', wordPress('lightbox', { url: 'javascript:alert(1)//.png' })],
    ['a picture of data', wordPress('lightbox', { url: 'data:image/svg+xml,<svg/>.svg' })],
    ['a picture of another host without saying so', wordPress('lightbox', { url: '//evil.example/a.png' })],
    ['one that is too long', `#frontage-action:popup:open:${'A'.repeat(5000)}`],
  ])('%s', (_name, hash) => expect(readAction(hash)).toBeUndefined());

  it('whatever a link may hold', () => {
    const hash = fc.oneof(
      fc.string().map((text) => `#frontage-action:${text}`),
      fc.tuple(fc.constantFrom('lightbox', 'popup:open', 'popup:close'), fc.json()).map(([name, json]) => {
        const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(json)));
        return `#elementor-action:action=${name}&settings=${encoded}`;
      }),
    );
    fc.assert(
      fc.property(hash, (text) => {
        const action = readAction(text);
        if (action && 'url' in action) expect(action.url).toMatch(/^(https?:|\/)/i);
        if (action && 'id' in action) expect(action.id).toMatch(/^[\w-]+$/);
      }),
    );
  });
});

it('tells an action’s address from others', () => {
  const actions = ['#frontage-action:reload-page', wordPress('reload-page'), '/popups/12'];
  expect(actions.filter(isActionAddress)).toEqual(actions);
  expect(
    ['#top', '', '/about', '/popups', 'https://other.example/popups/12'].filter(isActionAddress),
  ).toEqual([]);
});

it('takes a popup’s own address for opening it', () => {
  expect(readAction('/popups/12')).toEqual({ name: 'popup:open', id: '12', toggle: false });
});
