import { expect, it } from 'vitest';
import { blocks } from '../registry.ts';
import { isSetting } from './find-setting.ts';

const found = (search: string) =>
  Object.entries(blocks.get('heading')?.fields ?? {})
    .filter(([, field]) => isSetting({ field, search }))
    .map(([name]) => name);

it('finds settings by their labels, and groups by what is in them', () => {
  expect(found('eyebrow')).toEqual(['eyebrow']);
  expect(found('border width')).toEqual(['surface']);
  expect(found('margin')).toEqual(['box']);
});

it('knows what other page builders call them', () => {
  expect(found('border radius')).toContain('surface');
  expect(found('color')).toContain('colour');
  expect(found('h1')).toContain('level');
  expect(found('hologram')).toEqual([]);
});
