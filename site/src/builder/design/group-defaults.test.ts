import { expect, it } from 'vitest';
import { BOX_DEFAULTS, boxField } from '#site/block-kit/box/box-fields.ts';
import type { BlockFields } from '#site/block-kit/fields.ts';
import { withDefaults, withoutDefaults } from './group-defaults.ts';

const fields: BlockFields = { text: { kind: 'text', label: 'Text' }, box: boxField };
const defaults = { text: 'Hello', box: BOX_DEFAULTS };

it('stores nothing of a group that nobody touched', () => {
  expect(withoutDefaults({ fields, props: defaults, defaults })).toEqual({ text: 'Hello', box: {} });
});

it.each([
  [{}],
  [{ anchor: 'top' }],
  [{ sticky: { edge: 'top' } }],
  [{ spacing: { marginTop: { base: 10, mobile: 0 } }, shown: { base: true, mobile: false } }],
  [{ motion: { effects: [{ effect: 'tilt' }] } }],
])('stores what was changed, %j, and reads the rest again', (box) => {
  const whole = withDefaults({ fields, props: { text: 'Hi', box }, defaults });
  expect(Object.keys(whole.box as object)).toEqual(Object.keys(BOX_DEFAULTS));
  expect(withoutDefaults({ fields, props: whole, defaults })).toEqual({ text: 'Hi', box });
});

it('reads a group that a browser filled with nonsense', () => {
  expect(withDefaults({ fields, props: { text: 'Hi', box: 'x' }, defaults })).toEqual({
    text: 'Hi',
    box: BOX_DEFAULTS,
  });
});
