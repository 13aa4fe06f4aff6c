import { describe, expect, test } from 'vitest';
import examples from '../cases/examples.json' with { type: 'json' };
import notes from '../cases/notes.json' with { type: 'json' };
import { calculateDuty, type DutyInput } from './index.ts';

type Note = { rounded?: string; wrong?: string; why: string };
const noted = notes as Record<string, Note>;

describe.each(Object.entries(Object.groupBy(examples, ({ state }) => state)))('%s', (_, cases = []) => {
  test.each(cases)('$id, $date: $note', ({ id, state, date, inputs, expect: expected }) => {
    const result = calculateDuty({ state, date, ...inputs } as DutyInput);
    const { rounded } = noted[id] ?? {};
    const amounts = Object.keys(expected).map((name) => {
      const amount = result[name as keyof typeof result] as number;
      return [name, rounded === 'dollar' ? Math.round(amount) : amount];
    });
    expect(Object.fromEntries(amounts)).toEqual(expected);
  });
});

test('every note is about a case', () => {
  const ids = new Set(examples.map(({ id }) => id));
  expect(Object.keys(noted).filter((id) => !ids.has(id))).toEqual([]);
});
