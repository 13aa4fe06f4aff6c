import { expect, test } from 'vitest';
import {
  firstHomeQuestion,
  kindsOf,
  questionMatters,
  questionsAsked,
  builtInTables as tables,
} from './index.ts';
import type { DutyInput, Question } from './input.ts';
import type { State } from './states.ts';

const asks = (state: State, date: string, question: Question) =>
  questionsAsked({ tables, state, date }).has(question);
const matters = (own: Partial<DutyInput>, question: Question) =>
  questionMatters({ tables, input: { state: 'ACT', date: '2025-12-01', value: 900_000, ...own }, question });

test('the ACT asks for income and children until its income test ended on 30 June 2026', () => {
  expect(asks('ACT', '2026-06-30', 'income')).toBe(true);
  expect(asks('ACT', '2026-06-30', 'children')).toBe(true);
  expect(asks('ACT', '2026-07-01', 'income')).toBe(false);
  expect(asks('ACT', '2026-07-01', 'children')).toBe(false);
});

test('income matters to those whom the concession is for', () => {
  expect(matters({ use: 'primary', firstHome: true }, 'income')).toBe(true);
  expect(matters({ use: 'primary', firstHome: false }, 'income')).toBe(false);
});

test('a foreign purchaser is asked for where there is a surcharge or a grant for residents', () => {
  expect(['ACT', 'NT'].map((state) => asks(state as State, '2026-12-01', 'foreign'))).toEqual([false, true]);
  expect(
    ['NSW', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].every((state) => asks(state as State, '2026-12-01', 'foreign')),
  ).toBe(true);
  expect(matters({ state: 'NSW', foreign: true }, 'foreignShare')).toBe(true);
  expect(matters({ state: 'NSW', foreign: false }, 'foreignShare')).toBe(false);
});

test('what firstHome asks: the ACT’s scheme is for buyers who owned no property in the last years', () => {
  const asked = (state: State, date: string) => firstHomeQuestion({ tables, state, date });
  expect(asked('NSW', '2026-12-01')).toEqual({ text: 'Are you a first home buyer?', trueMeans: 'yes' });
  expect(asked('ACT', '2026-12-01')).toEqual({
    text: 'Have you owned property in the last five years?',
    hint: 'Your partner counts too.',
    trueMeans: 'no',
  });
  expect(asked('ACT', '2024-06-30').text).toContain('last two years');
  expect(asked('ACT', '2020-01-01').text).toContain('first home buyer');
});

test('paper or electronic is a question in Victoria, the region one in Western Australia', () => {
  expect(asks('VIC', '2026-12-01', 'electronic')).toBe(true);
  expect(asks('NSW', '2026-12-01', 'electronic')).toBe(false);
  expect(asks('WA', '2026-12-01', 'location')).toBe(true);
  expect(asks('VIC', '2026-12-01', 'location')).toBe(false);
});

test('nothing is asked where there are no rates', () => {
  expect(questionsAsked({ tables, state: 'NSW', date: '1999-01-01' })).toEqual(new Set());
});

test('every state offers its kinds of purchase', () => {
  expect(kindsOf({ tables, state: 'NSW' })).toEqual(['new', 'established', 'vacant']);
  expect(kindsOf({ tables: [], state: 'NSW' })).toEqual(['established', 'new', 'vacant']);
});
