import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { errorFacts, logOptions } from './log.ts';

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
      message: 'A value that is not an Error was thrown.',
    });
    expect(errorFacts(undefined).type).toBe('undefined');
  });
});

describe('a line of the log', () => {
  const failed = () =>
    new DrizzleQueryError(
      'insert into users values ($1, $2)',
      ['ceo@agency.test', 'salt:hash'],
      new Error('full'),
    );

  it.each<[string, (logger: pino.Logger, error: Error) => void]>([
    ['an error', (logger, error) => logger.error(error)],
    ['an error among facts', (logger, error) => logger.error({ err: error, job: 7 })],
    ['its text as the message', (logger, error) => logger.error({ err: error, msg: error.message })],
    ['its text alone', (logger, error) => logger.error(error.message)],
    ['its text in another', (logger, error) => logger.error({ job: 7 }, `Not stored: ${error.message}`)],
    ['a child of the log', (logger, error) => logger.child({ job: 7 }).error(error)],
  ])('holds no value of a failed query: %s', (_, write) => {
    const lines: string[] = [];
    write(pino(logOptions, { write: (line) => lines.push(line) }), failed());
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('insert into users');
    expect(lines[0]).not.toMatch(/ceo@|salt:hash/);
    expect(JSON.parse(lines[0] ?? '').msg).toContain('Failed query: insert into users');
  });

  it('says what it was given otherwise', () => {
    const lines: string[] = [];
    const logger = pino(logOptions, { write: (line) => lines.push(line) });
    logger.info({ client: '203.0.113.1' }, 'tried %d times', 3);
    logger.info('started');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { client: '203.0.113.1', msg: 'tried 3 times' },
      { msg: 'started' },
    ]);
  });
});
