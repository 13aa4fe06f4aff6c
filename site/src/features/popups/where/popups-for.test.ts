import { describe, expect, it } from 'vitest';
import { popupOf, type StoredPopup } from '../popup-of.ts';
import { type Placed, popupsFor } from './popups-for.ts';

const NOW = 1_000;
type More = Partial<Omit<Placed, 'popup'>> & { stored?: Partial<StoredPopup> };
const placed = (id: number, { stored, ...more }: More = {}): Placed => ({
  popup: popupOf({ id, name: `Popup ${id}`, ...stored }),
  showOn: [{ place: 'site' }],
  notOn: [],
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
  ...more,
});
const on = (popups: Placed[], path = '/') => {
  const { shown, expiresAt } = popupsFor({ popups, page: { path }, now: NOW });
  return { ids: shown.map(({ popup }) => popup.id), expiresAt, shown };
};

describe('a page carries', () => {
  it('the popups that belong on it, in their order', () => {
    const elsewhere = placed(2, { showOn: [{ place: 'address-is', address: '/sell' }] });
    expect(on([placed(1), elsewhere, placed(3)]).ids).toEqual(['1', '3']);
    expect(on([placed(1), elsewhere, placed(3)], '/sell').ids).toEqual(['1', '2', '3']);
  });

  it.each([
    ['before it starts', { from: NOW + 5 }, [], NOW + 5],
    ['from the moment it starts', { from: NOW }, ['1'], undefined],
    ['until it ends', { until: NOW + 1 }, ['1'], NOW + 1],
    ['no more from its end', { until: NOW }, [], undefined],
    ['between both', { from: NOW - 1, until: NOW + 9 }, ['1'], NOW + 9],
  ])('one %s', (_when, span, ids, expiresAt) => {
    expect(on([placed(1, span)])).toMatchObject({ ids, expiresAt });
  });

  it('what is true until the first of several bounds, of popups that belong on it', () => {
    const elsewhere = placed(3, { showOn: [{ place: 'home' }], until: NOW + 1 });
    expect(on([placed(1, { until: NOW + 9 }), placed(2, { from: NOW + 4 }), elsewhere]).expiresAt).toBe(
      NOW + 4,
    );
  });
});

describe('a test', () => {
  const first = placed(1, {
    stored: { test: { other: 2, share: 40 }, triggers: { exitIntent: true }, openSelector: '.open' },
  });
  const other = placed(2, {
    stored: {
      settings: { place: 'top' },
      triggers: { click: true },
      rules: { times: true },
      openSelector: '.b',
    },
  });

  it('travels in both versions, the other with its own settings and the first one’s rules', () => {
    const { ids, shown } = on([other, first]);
    expect(ids).toEqual(['1', '2']);
    expect(shown[0]?.popup.test).toEqual({ other: '2', share: 40 });
    expect(shown[1]?.popup).toMatchObject({
      settings: { place: 'top', openSelector: '.open' },
      triggers: { exitIntent: {} },
      rules: {},
    });
    expect(shown[1]?.popup.test).toBeUndefined();
  });

  it('shows the other version nowhere by itself', () => {
    const elsewhere = { ...first, showOn: [{ place: 'home' as const }] };
    expect(on([elsewhere, other]).ids).toEqual([]);
  });

  it('is none while the other version is not published', () => {
    const { ids, shown } = on([first]);
    expect(ids).toEqual(['1']);
    expect(shown[0]?.popup.test).toBeUndefined();
  });

  it('of two that name each other is the first one’s', () => {
    const back = placed(2, { stored: { test: { other: 1, share: 50 } } });
    const { ids, shown } = on([first, back]);
    expect(ids).toEqual(['1', '2']);
    expect(shown[1]?.popup.test).toBeUndefined();
  });
});
