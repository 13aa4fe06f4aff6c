import { expect, it } from 'vitest';
import { everyKind } from './example-form.ts';
import { rightAnswers } from './reflect.ts';

it('repeats right answers in words, and nothing of wrong ones, of what is not asked and of quizzes', () => {
  const entries = Object.entries({
    'your-name': ' Zoë ',
    'your-email': 'zoe@',
    day: '2026-12-24',
    street: 'Smith Street',
    'reach[]': 'Other',
    _wpcf7_free_text_reach: 'by pigeon',
    sum: '5',
  });
  expect(Object.fromEntries(rightAnswers({ definition: everyKind, entries }))).toEqual({
    'your-name': 'Zoë',
    day: '24/12/2026',
    reach: 'Another way: by pigeon',
    terms: 'No',
  });
});
