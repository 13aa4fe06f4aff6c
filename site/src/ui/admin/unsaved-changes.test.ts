import { expect, it } from 'vitest';
import { changedValues, findUnsaved, keepUnsaved } from './unsaved-changes.ts';

/** The browser's store of a tab. */
function tabStore(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  } as Storage;
}

it('what was changed in a form is kept, rows of lists with their list, secrets and files never', () => {
  const field = (value: unknown, initialValue: unknown = value) => ({ value, initialValue });
  const values = changedValues({
    name: field('Balmain'),
    phone: field('02 5550 9999', '02 5550 4488'),
    'hours.0.from': field('9:00', '8:00'),
    'hours.0.to': field('17:00'),
    password: field('a new one', ''),
    file: field({ name: 'photo.jpg' }, undefined),
  });
  expect(values).toEqual({ phone: '02 5550 9999', hours: [{ from: '9:00', to: '17:00' }] });
});

it('it is for the person who typed it: anybody else who signs in removes it', () => {
  const store = tabStore();
  const unsaved = { user: 7, at: 0, values: { phone: '02 5550 9999' } };
  keepUnsaved({ store, place: 'offices/3', unsaved });
  expect(findUnsaved({ store, place: 'offices/4', user: 7 })).toBeUndefined();
  expect(findUnsaved({ store, place: 'offices/3', user: 7 })).toEqual(unsaved);
  expect(findUnsaved({ store, place: 'offices/3', user: 8 })).toBeUndefined();
  expect(store.length).toBe(0);
});
