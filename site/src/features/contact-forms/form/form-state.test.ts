import { describe, expect, it } from 'vitest';
import type { Feedback } from './feedback.ts';
import { type FormChange, type FormEffect, type FormState, initialState, step } from './form-state.ts';
import { statusOfAnswer } from './statuses.ts';

const texts = { offline: 'Offline.', unreadable: 'Unreadable.', refused: 'Refused.' };
const feedback = (status: string, more: Partial<Feedback> = {}): Feedback => ({
  status,
  message: `It is ${status}.`,
  posted_data_hash: '',
  invalid_fields: [],
  ...more,
});
const wrong = { field: 'your-name', message: 'Enter your name', idref: null, error_id: 'x-ve-your-name' };

/** Goes through changes one after the other: where it ends, and what was to be done, in words. */
function go(changes: FormChange[], from: FormState = initialState()) {
  let state = from;
  const done: string[] = [];
  for (const change of changes) {
    const next = step({ state, change, texts });
    state = next.state;
    done.push(...next.effects.map(inWords));
  }
  return { state, done };
}
const inWords = (effect: FormEffect): string => {
  if (effect.do === 'status') return `statuschanged(${effect.status})`;
  if (effect.do === 'event') return effect.name;
  return effect.do === 'focus' ? `focus ${effect.field}` : `[${effect.do}]`;
};
const answer = (status: string, more: Partial<Feedback> = {}): FormChange => ({
  type: 'answer',
  feedback: feedback(status, more),
  raw: {},
});

describe('what an answer means', () => {
  it.each([
    ['init', 'init', undefined],
    ['validation_failed', 'invalid', 'invalid'],
    ['acceptance_missing', 'unaccepted', 'unaccepted'],
    ['spam', 'spam', 'spam'],
    ['aborted', 'aborted', 'aborted'],
    ['mail_sent', 'sent', 'mailsent'],
    ['mail_failed', 'failed', 'mailfailed'],
    ['payment_required', 'payment-required', undefined],
    ['error', 'custom-error', undefined],
    ['over_quota', 'custom-over-quota', undefined],
    ['constructor', 'custom-constructor', undefined],
  ])('%s is %s', (status, shown, event) => {
    expect(statusOfAnswer(status)).toEqual(event ? { status: shown, event } : { status: shown });
  });
});

describe('sending', () => {
  it('tells of everything in the order that others count on', () => {
    const { done, state } = go([
      { type: 'submit' },
      answer('mail_sent', { posted_data_hash: 'abc' }),
      { type: 'refilled', raw: [] },
    ]);
    expect(done.filter((word) => !word.startsWith('['))).toEqual([
      'beforesubmit',
      'statuschanged(submitting)',
      'statuschanged(sent)',
      'mailsent',
      'submit',
      'statuschanged(resetting)',
      'statuschanged(sent)',
      'reset',
    ]);
    expect(done.indexOf('[send]')).toBe(2);
    expect(done.indexOf('[empty]')).toBeLessThan(done.indexOf('statuschanged(resetting)'));
    expect(state).toMatchObject({ status: 'sent', message: 'It is mail_sent.', hash: 'abc', sending: false });
  });

  it.each([
    ['validation_failed', ['statuschanged(invalid)', 'invalid', 'submit', '[show]']],
    ['acceptance_missing', ['statuschanged(unaccepted)', 'unaccepted', 'submit', '[show]']],
    ['spam', ['statuschanged(spam)', 'spam', 'submit', '[show]']],
    ['aborted', ['statuschanged(aborted)', 'aborted', 'submit', '[show]']],
    ['mail_failed', ['statuschanged(failed)', 'mailfailed', 'submit', '[show]']],
    ['payment_required', ['statuschanged(payment-required)', 'submit', '[show]']],
    ['error', ['statuschanged(custom-error)', 'submit', '[show]']],
  ])('after %s nothing is emptied', (status, done) => {
    const sending = go([{ type: 'submit' }]).state;
    expect(go([answer(status)], sending).done).toEqual(done);
  });

  it('sends once however often it is clicked', () => {
    const { done } = go([{ type: 'submit' }, { type: 'submit' }, { type: 'submit' }]);
    expect(done.filter((word) => word === '[send]')).toHaveLength(1);
  });

  it('stays where a script of others keeps it back, and goes once it does not', () => {
    const refused = go([{ type: 'submit' }, answer('validation_failed', { invalid_fields: [wrong] })]).state;
    const kept = go([{ type: 'blocked' }], refused);
    expect(kept.done).toEqual(['statuschanged(submitting)']);
    expect(kept.state).toMatchObject({ status: 'submitting', message: '', invalid: [], sending: false });
    expect(go([{ type: 'blocked' }, { type: 'submit' }], kept.state).done).toEqual([
      'beforesubmit',
      '[send]',
    ]);
  });

  it('takes back what was said, and goes to the first answer that is wrong', () => {
    const refused = go([{ type: 'submit' }, answer('validation_failed', { invalid_fields: [wrong] })]);
    expect(refused.done.at(-1)).toBe('focus your-name');
    expect(refused.state.invalid).toEqual([wrong]);
    const again = go([{ type: 'submit' }], refused.state);
    expect(again.state).toMatchObject({ message: '', invalid: [] });
    expect(again.done).toContain('statuschanged(submitting)');
  });

  it('keeps the last hash where an answer has none', () => {
    const { state } = go([{ type: 'submit' }, answer('validation_failed')], {
      ...initialState(),
      hash: 'kept',
    });
    expect(state.hash).toBe('kept');
  });

  it.each(['offline', 'unreadable', 'refused'] as const)(
    'says why where there is no answer: %s',
    (reason) => {
      const { state, done } = go([{ type: 'submit' }, { type: 'no-answer', reason }]);
      expect(state).toMatchObject({ status: 'failed', message: texts[reason], sending: false });
      expect(done.slice(-2)).toEqual(['statuschanged(failed)', '[show]']);
      expect(done).not.toContain('mailfailed');
    },
  );

  it('asks what the answer asks', () => {
    const { state } = go([{ type: 'submit' }, answer('spam', { quiz: { sum: ['1 + 1?', 'p'] } })]);
    expect(state.quiz).toEqual({ sum: ['1 + 1?', 'p'] });
  });
});

describe('emptying', () => {
  it('comes back to the beginning, with nothing said', () => {
    const refused = go([{ type: 'submit' }, answer('validation_failed', { invalid_fields: [wrong] })]).state;
    const { state, done } = go([{ type: 'reset' }, { type: 'refilled' }], refused);
    expect(done).toEqual(['statuschanged(resetting)', '[refill]', 'statuschanged(init)', 'reset']);
    expect(state).toMatchObject({ status: 'init', message: '', invalid: [] });
  });

  it('does not touch a form that is under way', () => {
    const sending = go([{ type: 'submit' }]).state;
    expect(go([{ type: 'reset' }], sending)).toEqual({ state: sending, done: [] });
  });

  it('leaves a form alone that was sent again before the questions came', () => {
    const again = go([{ type: 'submit' }, answer('mail_sent'), { type: 'submit' }]).state;
    const { state, done } = go([{ type: 'refilled', quiz: { sum: ['1 + 2?', 'q'] } }], again);
    expect(done).toEqual([]);
    expect(state).toMatchObject({ status: 'submitting', quiz: { sum: ['1 + 2?', 'q'] } });
  });
});

describe('checking while somebody types', () => {
  it('comes back to what the form was before', () => {
    const failed = go([{ type: 'submit' }, answer('over_quota')]).state;
    const { state, done } = go([{ type: 'checked', invalid: [wrong] }], failed);
    expect(done).toEqual(['statuschanged(validating)', 'statuschanged(custom-over-quota)']);
    expect(state.invalid).toEqual([wrong]);
  });

  it.each([
    ['sending', [{ type: 'submit' }]],
    ['emptying', [{ type: 'reset' }]],
  ] as const)('waits while the form is %s', (_, changes) => {
    const busy = go([...changes]).state;
    expect(go([{ type: 'checked', invalid: [wrong] }], busy)).toEqual({ state: busy, done: [] });
  });
});

describe('a form that the server drew again', () => {
  it('begins as what the server said', () => {
    expect(initialState(feedback('validation_failed', { invalid_fields: [wrong] }))).toMatchObject({
      status: 'invalid',
      message: 'It is validation_failed.',
      invalid: [wrong],
    });
  });
});
