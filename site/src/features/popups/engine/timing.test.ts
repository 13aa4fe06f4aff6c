import { describe, expect, it } from 'vitest';
import type { TimingRules } from '../popup-rules.ts';
import { popupMemory } from './popup-memory.ts';
import { testStorage } from './testing/test-storage.ts';
import { failedRule, type Visit } from './timing.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

const visit = (facts: Partial<Visit> = {}): Visit => ({
  href: 'https://agency.example/buy?suburb=newtown',
  referrer: '',
  device: 'desktop',
  browser: 'firefox',
  roles: undefined,
  now: NOW,
  offset: () => 0,
  ...facts,
});

function memory() {
  const [local, session] = [testStorage(), testStorage()];
  return popupMemory({ local: () => local, session: () => session, now: () => NOW });
}

const fails = (rules: TimingRules, facts?: Partial<Visit>) =>
  failedRule({ rules, visit: visit(facts), id: '7', memory: memory() });

it('lets everybody pass where no rule is set', () => expect(fails({})).toBeUndefined());

it('names the first rule that fails', () => {
  expect(fails({ devices: ['mobile'], browsers: ['chrome'] })).toBe('devices');
});

const site = 'https://agency.example/sold/';
const url = (rule: Partial<NonNullable<TimingRules['url']>>): TimingRules => ({
  url: { action: 'show', match: 'contains', url: '', ...rule },
});

describe('a rule passes and fails', () => {
  it.each<[string, TimingRules, Partial<Visit>, boolean]>([
    [
      'arrived from an address',
      url({ match: 'exact', url: 'https://a.example/x' }),
      { referrer: 'https://a.example/x/' },
      true,
    ],
    [
      'arrived from another',
      url({ match: 'exact', url: 'https://a.example/x' }),
      { referrer: 'https://a.example/xy' },
      false,
    ],
    ['arrived from part of one', url({ url: 'a.example' }), { referrer: 'https://a.example/x' }, true],
    ['arrived from nowhere', url({ url: 'a.example' }), {}, false],
    [
      'hidden from an address',
      url({ action: 'hide', url: 'a.example' }),
      { referrer: 'https://a.example/' },
      false,
    ],
    [
      'hidden from another',
      url({ action: 'hide', url: 'a.example' }),
      { referrer: 'https://b.example/' },
      true,
    ],
    [
      'a pattern',
      url({ match: 'regex', url: '^https://[ab]\\.example' }),
      { referrer: 'https://b.example/' },
      true,
    ],
    ['a pattern that is none', url({ match: 'regex', url: '(' }), { referrer: 'https://b.example/' }, false],
    ['hiding by a pattern that is none', url({ action: 'hide', match: 'regex', url: '(' }), {}, false],
    ['the page’s own address', url({ of: 'page', url: 'suburb=newtown' }), {}, true],
    ['a search', { sources: ['search'] }, { referrer: 'https://www.google.com.au/' }, true],
    ['a search on a subdomain', { sources: ['search'] }, { referrer: 'https://au.search.yahoo.com/x' }, true],
    [
      'a site that only sounds like one',
      { sources: ['search'] },
      { referrer: 'https://mygoogle.example/' },
      false,
    ],
    ['no search', { sources: ['search'] }, { referrer: 'https://news.example/' }, false],
    ['from elsewhere', { sources: ['external'] }, { referrer: 'https://news.example/' }, true],
    ['from elsewhere, by typing the address', { sources: ['external'] }, {}, true],
    ['not from elsewhere', { sources: ['external', 'search'] }, { referrer: site }, false],
    ['from this site', { sources: ['internal'] }, { referrer: 'https://www.agency.example/' }, true],
    ['not from this site', { sources: ['internal'] }, {}, false],
    [
      'all three sources are all',
      { sources: ['search', 'external', 'internal'] },
      { referrer: 'nonsense' },
      true,
    ],
    ['anonymous, hidden from all who signed in', { loggedIn: { users: 'all' } }, {}, true],
    ['signed in, hidden from all who signed in', { loggedIn: { users: 'all' } }, { roles: [] }, false],
    [
      'with the role',
      { loggedIn: { users: 'roles', roles: ['subscriber'] } },
      { roles: ['subscriber'] },
      false,
    ],
    [
      'without the role',
      { loggedIn: { users: 'roles', roles: ['editor'] } },
      { roles: ['subscriber'] },
      true,
    ],
    ['anonymous, hidden from a role', { loggedIn: { users: 'roles', roles: ['editor'] } }, {}, true],
    ['one of the devices', { devices: ['tablet', 'desktop'] }, {}, true],
    ['none of the devices', { devices: [] }, {}, false],
    ['one of the browsers', { browsers: ['firefox'] }, {}, true],
    ['a browser without a name', { browsers: ['firefox'] }, { browser: undefined }, false],
    ['before it starts', { schedule: { zone: 'site', start: '2026-11-21T10:00:01Z' } }, {}, false],
    ['as it starts', { schedule: { zone: 'site', start: '2026-11-21T10:00:00Z' } }, {}, true],
    ['as it ends', { schedule: { zone: 'site', end: '2026-11-21T10:00:00Z' } }, {}, false],
    [
      'on the visitor’s clock, begun',
      { schedule: { zone: 'visitor', start: '2026-11-21T20:59' } },
      { offset: () => 660 },
      true,
    ],
    [
      'on the visitor’s clock, not begun',
      { schedule: { zone: 'visitor', start: '2026-11-21T21:01' } },
      { offset: () => 660 },
      false,
    ],
    [
      'after it ended on the visitor’s clock',
      { schedule: { zone: 'visitor', end: '2026-11-21T21:00' } },
      { offset: () => 660 },
      false,
    ],
    ['a schedule of nonsense', { schedule: { zone: 'site', start: 'soon', end: 'later' } }, {}, true],
    ['a search in a browser that keeps where it came from', { sources: ['search'] }, {}, false],
    ...['google.com', 'search.yahoo.co.jp', 'yandex.ru', 'www.baidu.com', 'm.bing.com'].map(
      (host): [string, TimingRules, Partial<Visit>, boolean] => [
        `a search at ${host}`,
        { sources: ['search'] },
        { referrer: `https://${host}/search?q=houses` },
        true,
      ],
    ),
    ['a schedule without bounds', { schedule: { zone: 'site' } }, {}, true],
  ])('%s', (_case, rules, facts, passes) => {
    expect(fails(rules, facts) === undefined).toBe(passes);
  });
});

describe('what is counted', () => {
  it('pages, from the one on that the popup was met on', () => {
    const kept = memory();
    const rules: TimingRules = { pageViews: { views: 2 } };
    const onNextPage = () => {
      kept.beginPage();
      return failedRule({ rules, visit: visit(), id: '7', memory: kept });
    };
    kept.beginPage();
    kept.beginPage();
    expect([onNextPage(), onNextPage(), onNextPage()]).toEqual(['pageViews', 'pageViews', undefined]);
  });

  it('visits, which a rule that fails before does not keep from counting', () => {
    const [local, passing] = [testStorage(), { current: testStorage() }];
    const kept = popupMemory({ local: () => local, session: () => passing.current, now: () => NOW });
    const rules: TimingRules = { sessions: { sessions: 1 }, devices: ['mobile'] };
    kept.beginPage();
    expect(failedRule({ rules, visit: visit(), id: '7', memory: kept })).toBe('sessions');
    passing.current = testStorage();
    kept.beginPage();
    expect(failedRule({ rules, visit: visit({ device: 'mobile' }), id: '7', memory: kept })).toBeUndefined();
  });

  it('times, until they are used up', () => {
    const kept = memory();
    const rules: TimingRules = { times: { count: 'open', period: 'day', times: 2 } };
    const check = () => failedRule({ rules, visit: visit(), id: '7', memory: kept });
    const answers = [check()];
    for (let shown = 0; shown < 2; shown += 1) {
      kept.count({ id: '7', period: 'day' });
      answers.push(check());
    }
    expect(answers).toEqual([undefined, undefined, 'times']);
  });
});
