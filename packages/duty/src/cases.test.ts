import { describe, expect, test } from 'vitest';
import older from '../cases/examples.json' with { type: 'json' };
import newer from '../cases/examples-2026-11.json' with { type: 'json' };
import notes from '../cases/notes.json' with { type: 'json' };
import { calculateDuty, type DutyInput } from './index.ts';

type Note = { rounded?: 'dollar' | 'dollar below'; movedTo?: 'otherGrants'; wrong?: string; why: string };
const noted = notes as Record<string, Note>;
type Case = Pick<(typeof older)[number], 'id' | 'state' | 'date' | 'inputs' | 'expect' | 'note'>;
const examples: Case[] = [...older, ...(newer as Case[])];
const ROUND = { dollar: Math.round, 'dollar below': Math.floor };

describe.each(Object.entries(Object.groupBy(examples, ({ state }) => state)))('%s', (_, cases = []) => {
  test.each(cases)('$id, $date: $note', ({ id, state, date, inputs, expect: expected }) => {
    const result = calculateDuty({ state, date, ...inputs } as DutyInput);
    const { rounded, movedTo } = noted[id] ?? {};
    const amounts = Object.keys(expected).map((name) => {
      const field = name === 'fhog' ? (movedTo ?? name) : name;
      const amount = result[field as keyof typeof result] as number;
      return [name, rounded ? ROUND[rounded](amount) : amount];
    });
    expect(Object.fromEntries(amounts)).toEqual(expected);
  });
});

test('every note is about a case', () => {
  const ids = new Set(examples.map(({ id }) => id));
  expect(Object.keys(noted).filter((id) => !ids.has(id))).toEqual([]);
});
