import { describe, expect, it } from 'vitest';
import { readFeedback } from './feedback.ts';

describe('an answer of the API', () => {
  it('is read as it is', () => {
    const invalid = { field: 'a', message: 'Enter a', idref: 'x', error_id: 'u-ve-a' };
    expect(
      readFeedback({
        contact_form_id: 7,
        status: 'validation_failed',
        message: 'No.',
        posted_data_hash: 'h',
        into: '#u',
        invalid_fields: [invalid],
        quiz: { sum: ['1 + 1?', 'proof'] },
      }),
    ).toEqual({
      status: 'validation_failed',
      message: 'No.',
      posted_data_hash: 'h',
      invalid_fields: [invalid],
      quiz: { sum: ['1 + 1?', 'proof'] },
    });
  });

  it('may leave out what does not matter', () => {
    expect(readFeedback({ status: 'mail_sent', invalid_fields: null, quiz: { sum: 'nonsense' } })).toEqual({
      status: 'mail_sent',
      message: '',
      posted_data_hash: '',
      invalid_fields: [],
      quiz: {},
    });
  });

  it.each([[null], ['text'], [[]], [{}], [{ status: 5 }], [{ code: 'wpcf7_not_found', message: 'No.' }]])(
    '%j is none',
    (raw) => {
      expect(readFeedback(raw)).toBeUndefined();
    },
  );
});
