import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstTouch } from './first-touch.client.ts';
import { rememberVisit } from './visit.client.ts';

const SITE = 'https://agency.example';

/** A storage that is empty at first. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** The visitor's browser comes to a page, in a new tab unless it stays in the one it has. */
function arrive(path: string, { referrer = '', newTab = true } = {}) {
  if (newTab) vi.stubGlobal('sessionStorage', storage());
  const { origin, pathname, search } = new URL(path, SITE);
  vi.stubGlobal('location', { origin, pathname, search });
  vi.stubGlobal('document', { referrer });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  rememberVisit();
  return { leave: () => page.dispatchEvent(new Event('visibilitychange')) };
}

/** The same, and leaves it again. */
const visit = (path: string, options?: Parameters<typeof arrive>[1]) => void arrive(path, options).leave();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') });
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const days = (count: number) => vi.advanceTimersByTime(count * 86_400_000);
const refuse = () => localStorage.setItem('frontage:measurement', 'no');

it('a first source is known in a new tab and on the next day', () => {
  visit('/buy?utm_source=google&page=2', { referrer: 'https://www.google.com/' });
  const first = { landing: '/buy?utm_source=google', referrer: 'https://www.google.com/' };
  visit('/property/a/b/42', { referrer: `${SITE}/buy` });
  expect(firstTouch()).toEqual(first);
  days(1);
  visit('/?utm_source=letter');
  expect(firstTouch()).toEqual(first);
});

it.each(['gclid', 'fbclid', 'msclkid', 'gbraid', 'wbraid'])(
  'an advertisement’s click number %s is kept',
  (name) => {
    visit(`/?${name}=abc-1_2&email=zoe@example.com`);
    expect(firstTouch().landing).toBe(`/?${name}=abc-1_2`);
  },
);

it('a page asks for the storage once it is left, not while it starts', () => {
  const read = vi.spyOn(localStorage, 'getItem');
  const page = arrive('/buy?utm_source=google');
  expect(read).not.toHaveBeenCalled();
  vi.stubGlobal('location', { origin: SITE, pathname: '/sell', search: '' });
  page.leave();
  expect(firstTouch().landing).toBe('/buy?utm_source=google');
});

it('a form on the first page has its source, also after a search has changed the address', () => {
  arrive('/buy?utm_source=google');
  vi.stubGlobal('location', { origin: SITE, pathname: '/buy', search: '?beds=3' });
  expect(firstTouch().landing).toBe('/buy?utm_source=google');
});

it('a form on the first page with a source has that, after pages without one', () => {
  visit('/agents');
  arrive('/sold?gclid=x');
  expect(firstTouch().landing).toBe('/sold?gclid=x');
});

it('a visit without a source gives way to the first that has one', () => {
  visit('/');
  visit('/sold?gclid=x');
  expect(firstTouch().landing).toBe('/sold?gclid=x');
});

it('after 90 days a visitor begins again', () => {
  visit('/?utm_source=google');
  days(91);
  visit('/rent');
  expect(firstTouch().landing).toBe('/rent');
});

it('who does not want to be measured is remembered in the tab alone', () => {
  visit('/?utm_source=google');
  refuse();
  expect(firstTouch().landing).toBe('/?utm_source=google');
  visit('/buy', { newTab: false });
  visit('/sold', { newTab: false });
  expect(firstTouch().landing).toBe('/buy');
  visit('/rent');
  expect(firstTouch().landing).toBe('/rent');
});

it('where storage is switched off, the page itself counts', () => {
  vi.stubGlobal('localStorage', undefined);
  visit('/?utm_source=google');
  expect(firstTouch().landing).toBe('/?utm_source=google');
});
