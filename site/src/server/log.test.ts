import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { errorFacts } from './log.ts';

describe('what the log keeps of an error', () => {
  it('keeps name, code, message, stack and cause', () => {
    const cause = Object.assign(new TypeError('disk I/O error'), { code: 'SQLITE_IOERR' });
    const facts = errorFacts(new Error('The lead was not stored.', { cause }));
    expect(facts).toMatchObject({
      type: 'Error',
      message: 'The lead was not stored.',
      cause: { type: 'TypeError', code: 'SQLITE_IOERR', message: 'disk I/O error' },
    });
    expect(facts.stack).toContain('log.test.ts');
  });

  it('keeps a failed query without the values it was sent with', () => {
    const error = new DrizzleQueryError(
      'insert into leads values ($1)',
      ['visitor@example.com\n    at home'],
      new Error('no'),
    );
    expect(error.message).toContain('visitor@example.com');
    const kept = JSON.stringify(errorFacts(error));
    expect(kept).toContain('insert into leads');
    expect(kept).not.toContain('visitor@');
  });

  it('keeps nothing of the details a database gives with its refusal', () => {
    const refusal = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email)=(visitor@example.com) already exists.',
    });
    expect(JSON.stringify(errorFacts(refusal))).not.toContain('visitor@');
  });

  it('copes with anything that is thrown', () => {
    expect(errorFacts('visitor@example.com')).toEqual({
      type: 'string',
      message: 'Something that is no error was thrown.',
    });
    expect(errorFacts(undefined).type).toBe('undefined');
  });
});
