import { expect, it } from 'vitest';
import { everyKind } from './example-form.ts';
import { readAnswers } from './read-answers.ts';

const read = (values: Record<string, string>, drawn = everyKind.fields.map(({ name }) => name)) =>
  readAnswers({ definition: everyKind, entries: Object.entries(values), drawn: new Set(drawn) });

it('keeps what the controls hold that are there, and words beside a choice by their own', () => {
  const sent = {
    'your-name': 'Zoë',
    street: 'Smith Street',
    'reach[]': 'Other',
    _wpcf7_free_text_reach: 'pigeon',
  };
  expect(read(sent, ['your-name', 'reach', 'areas']).held).toEqual({
    'your-name': 'Zoë',
    reach: ['Other'],
    _wpcf7_free_text_reach: 'pigeon',
    areas: [],
  });
});

it('asks what the answers ask for', () => {
  const asked = (values: Record<string, string>) => read(values).fields.map(({ name }) => name);
  expect(asked({ about: 'Selling' })).toContain('street');
  expect(asked({})).not.toContain('street');
});
