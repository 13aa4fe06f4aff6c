import { expect, it } from 'vitest';
import { everyKind } from './example-form.ts';
import { readTyped } from './read-typed.ts';

it('keeps what is written beside a choice under the name of its control', () => {
  const entries = Object.entries({ 'reach[]': 'Other', _wpcf7_free_text_reach: 'by pigeon' });
  expect(readTyped({ definition: everyKind, entries }).drawn).toMatchObject({
    reach: ['Other'],
    _wpcf7_free_text_reach: 'by pigeon',
  });
});

it('asks what the answers ask for', () => {
  const read = (values: Record<string, string>) =>
    readTyped({ definition: everyKind, entries: Object.entries(values) });
  expect(read({ about: 'Selling' }).fields.map(({ name }) => name)).toContain('street');
  expect(read({}).fields.map(({ name }) => name)).not.toContain('street');
});
