import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { EnvError } from './env.ts';
import { failureText, postgresSentence } from './failure-text.ts';

const failed = (code: string, more: object = {}) => Object.assign(new Error('It failed'), { code, ...more });
const dataDir = resolve('./data');

describe('what ends the server or a command', () => {
  it('is a sentence where the operator can do something, also from below', () => {
    expect(failureText(new EnvError('PORT is wrong.'))).toBe('PORT is wrong.');
    expect(failureText(failed('EACCES', { path: '/srv/data/secrets.json' }))).toBe(
      '/srv/data/secrets.json cannot be written to (EACCES). It must belong to the user that runs Frontage, on a disk that is not read-only.',
    );
    expect(failureText(new Error('Query failed', { cause: failed('SQLITE_FULL') }))).toMatch(
      /^There is no room left on the disk of .*data \(SQLITE_FULL\)\. Free some space/,
    );
    expect(failureText(failed('SQLITE_CORRUPT'))).toMatch(
      /is damaged \(It failed\)\. Restore the newest backup/,
    );
    expect(failureText(failed('EEXIST', { path: dataDir }))).toMatch(
      /^DATA_DIR is .*data, which is not a folder/,
    );
    expect(failureText(failed('SQLITE_CANTOPEN'))).toMatch(/must belong to the user .+LimitNOFILE/);
    expect(failureText(failed('EMFILE'))).toMatch(/LimitNOFILE=65536/);
  });

  it('is the error itself where only a developer can', () => {
    const fault = new TypeError('x is not a function');
    expect(failureText(fault)).toBe(fault);
    const taken = failed('EEXIST', { path: '/srv/export.csv' });
    expect(failureText(taken)).toBe(taken);
    // Without PostgreSQL it was something else that did not answer.
    vi.stubEnv('DATABASE_URL', '');
    const refused = failed('ECONNREFUSED');
    expect(failureText(refused)).toBe(refused);
    vi.unstubAllEnvs();
  });
});

describe('PostgreSQL that cannot be used', () => {
  const ADDRESS = 'postgres://ann:p%40ss@db.example.com/frontage';

  it.each([
    [
      'ECONNREFUSED',
      'does not answer at db.example.com:5432 (ECONNREFUSED). Start it, or correct DATABASE_URL.',
    ],
    ['ENOTFOUND', 'does not answer at db.example.com:5432 (ENOTFOUND).'],
    ['28P01', 'refuses the user “ann” (It failed). Correct the user and password in DATABASE_URL'],
    [
      '3D000',
      'has no database “frontage”. Correct DATABASE_URL, or make an empty one: createdb --owner ann frontage',
    ],
    ['57P03', 'takes no connections now (It failed). Wait a minute, then start again.'],
    ['53300', 'takes no connections now'],
    ['42501', 'cannot be used (It failed). Correct DATABASE_URL.'],
  ])('%s', (code, sentence) => {
    const text = postgresSentence(failed(code), ADDRESS);
    expect(text).toContain(sentence);
    expect(text).not.toContain('p@ss');
  });

  it('that is slow does not answer', () => {
    expect(postgresSentence(new Error('timeout expired'), ADDRESS)).toContain('does not answer');
  });
});
