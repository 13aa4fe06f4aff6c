import { expect, it } from 'vitest';
import { stickyState } from './sticky.ts';

const place = { height: 100, viewport: 800, offset: 20, effectsAfter: 50 };

it.each([
  ['top', 300, false, false],
  ['top', 20, false, false],
  ['top', 19, true, false],
  ['top', -30, true, false],
  ['top', -31, true, true],
  ['bottom', 300, false, false],
  ['bottom', 680, false, false],
  ['bottom', 681, true, false],
  ['bottom', 731, true, true],
] as const)('at the %s, its place at %d px: held %s, looks like it %s', (edge, top, stuck, effects) => {
  expect(stickyState({ ...place, edge, top })).toEqual({ stuck, effects });
});

it('looks held at once where no distance is set', () => {
  expect(stickyState({ ...place, edge: 'top', top: 19, effectsAfter: 0 })).toEqual({
    stuck: true,
    effects: true,
  });
});
