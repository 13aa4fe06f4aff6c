import { expect, it } from 'vitest';
import { isWidget, widgetOf } from './widget-id.ts';

it('is seven letters and digits, the same for the same block and another one for another', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => widgetOf({ id: `loop-grid-${at}` }));
  expect(ids.every((id) => /^[0-9a-f]{7}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1000);
  expect(widgetOf({ id: 'loop-grid-1' })).toBe(ids[1]);
});

it('is what the old website called it, where staff say so and it can be a name', () => {
  expect(widgetOf({ id: 'x', oldId: '1a2b3c4' })).toBe('1a2b3c4');
  expect(widgetOf({ id: 'x', oldId: 'a-b <' })).toBe(widgetOf({ id: 'x' }));
  expect([isWidget('1a2b3c4'), isWidget('a-b'), isWidget(7), isWidget('')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
