import { describe, expect, it } from 'vitest';
import { inOrder, isFor, type TemplateFacts, templateConditionsOf } from './template-conditions.ts';

const NEWTOWN = { suburb: 'Newtown', state: 'NSW', postcode: '2042' };
const PORT = { suburb: 'Port Melbourne', state: 'VIC', postcode: '3207' };
const LISTING: TemplateFacts = {
  path: '/property/newtown-nsw-2042/1-example-street/1',
  category: 'residential',
  statuses: ['buy', 'under-offer'],
  offices: [3],
  agents: [7, 8],
  suburbs: [NEWTOWN],
};
const matches = (conditions: object, facts: TemplateFacts = LISTING, kind = 'listing') =>
  isFor({ conditions: templateConditionsOf({ kind, appliesTo: 'some', conditions }), facts });

describe('a template with conditions', () => {
  it.each<[object, boolean]>([
    [{ categories: ['rural', 'residential'] }, true],
    [{ categories: ['rural'] }, false],
    [{ statuses: ['under-offer'] }, true],
    [{ statuses: ['sold', 'leased'] }, false],
    [{ offices: [3] }, true],
    [{ offices: [{ id: 3, name: 'Newtown' }] }, true],
    [{ offices: [4] }, false],
    [{ agents: [8] }, true],
    [{ agents: [9] }, false],
    [{ suburbs: ['newtown'] }, true],
    [{ suburbs: ['Newtown NSW 2042'] }, true],
    [{ suburbs: ['Newtown VIC'] }, false],
    [{ categories: ['residential'], agents: [8], suburbs: ['Newtown 2042'] }, true],
    [{ categories: ['residential'], agents: [9] }, false],
  ])('%j is for a listing of agents 7 and 8 in Newtown: %s', (conditions, fits) => {
    expect(matches(conditions)).toBe(fits);
  });

  it('takes a suburb’s whole name, never a part of it', () => {
    const inPort = { ...LISTING, suburbs: [PORT] };
    expect([
      matches({ suburbs: ['Port'] }, inPort),
      matches({ suburbs: ['Port Melbourne'] }, inPort),
    ]).toEqual([false, true]);
  });

  it('is for no listing whose suburb is hidden, and for a search of its suburbs alone', () => {
    const hidden = { ...LISTING, suburbs: [{ ...NEWTOWN, suburb: null }] };
    expect(matches({ suburbs: ['Newtown'] }, hidden)).toBe(false);
    const search = (...suburbs: (typeof NEWTOWN)[]) =>
      matches({ suburbs: ['Newtown', 'Enmore'] }, { path: '/buy', suburbs }, 'archive');
    expect([search(), search(NEWTOWN), search(NEWTOWN, PORT)]).toEqual([false, true, false]);
  });

  it.each<[object, boolean]>([
    [{ newsCategories: [3, 5] }, true],
    [{ newsCategories: [{ id: 5, name: 'Selling' }] }, true],
    [{ newsCategories: [4] }, false],
    [{ newsCategories: [5], agents: [7] }, true],
    [{ newsCategories: [5], agents: [8] }, false],
    [{ offices: [3] }, true],
    [{ categories: ['residential'] }, false],
  ])('%j is for a post of agent 7 in categories 5 and 6: %s', (conditions, fits) => {
    const post = { path: '/news/a-post', newsCategories: [5, 6], agents: [7], offices: [3] };
    expect(matches(conditions, post, 'post')).toBe(fits);
  });

  it.each([
    ['/sell', '/sell/now', true],
    ['sell/', '/Sell', true],
    ['/sell', '/sellers', false],
  ])('a header of addresses from %s is on %s: %s', (start, path, fits) => {
    expect(matches({ paths: [start] }, { path }, 'header')).toBe(fits);
  });

  it('is for nothing once all its conditions are gone, and ignores those of other kinds', () => {
    expect(matches({})).toBe(false);
    expect(matches({ agents: [] })).toBe(false);
    expect(matches({ categories: ['residential'] }, { path: '/suburbs', suburbs: [NEWTOWN] }, 'suburb')).toBe(
      false,
    );
    expect(
      templateConditionsOf({ kind: 'listing', appliesTo: 'all', conditions: { agents: [9] } }),
    ).toBeNull();
  });
});

it('templates with conditions are tried by their order, and those for all pages after them', () => {
  const conditions = templateConditionsOf({
    kind: 'listing',
    appliesTo: 'some',
    conditions: { agents: [7] },
  });
  const templates = [
    { id: 1, order: 1, conditions: null },
    { id: 2, order: 20, conditions },
    { id: 3, order: 10, conditions },
    { id: 4, order: 10, conditions },
    { id: 5, order: 0, conditions: null },
  ];
  expect(inOrder(templates).map(({ id }) => id)).toEqual([3, 4, 2, 5, 1]);
});
