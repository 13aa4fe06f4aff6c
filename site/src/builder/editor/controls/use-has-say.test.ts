import { expect, it } from 'vitest';
import { siblingsIn } from './use-has-say.client.ts';

const props = {
  box: { motion: { effects: [{ effect: 'blur' }, { effect: 'tilt', speed: 2 }] } },
  title: 'Hi',
};

it('finds the values beside a field, in groups and in the items of lists', () => {
  const beside = (name: string) => siblingsIn({ props, name });
  expect(beside('box.motion.effects[1].speed')).toEqual({ effect: 'tilt', speed: 2 });
  expect(beside('box.motion.effects')).toBe(props.box.motion);
  expect(beside('title')).toBe(props);
});

it('finds none where there is nothing', () => {
  expect(siblingsIn({ props, name: 'gone[3].speed' })).toEqual({});
  expect(siblingsIn({ props: undefined, name: 'title' })).toEqual({});
});
