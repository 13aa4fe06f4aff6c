import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSecrets } from './secrets.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'frontage-secrets-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the secrets of an install', () => {
  it('are made at the first start and the same ever after', () => {
    const dataDir = join(dir, 'not/there/yet');
    const made = readSecrets(dataDir);
    expect(made.payload).toMatch(/^[0-9a-f]{64}$/);
    expect(readSecrets(dataDir)).toEqual(made);
  });

  it.each(['', '{', 'null', '{}', '{"payload":1}'])('are not made again where the file holds %j', (text) => {
    const file = join(dir, 'secrets.json');
    writeFileSync(file, text);
    expect(() => readSecrets(dir)).toThrow(
      /secrets\.json is damaged.+Put back the one from the newest backup/,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('are readable by their owner only', () => {
    readSecrets(dir);
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('differ from install to install, and for each use', () => {
    const one = readSecrets(join(dir, 'one'));
    const two = readSecrets(join(dir, 'two'));
    const all = [...Object.values(one), ...Object.values(two)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are never replaced, even when the file is damaged', () => {
    const file = join(dir, 'secrets.json');
    writeFileSync(file, '{"payload": "cut o');
    expect(() => readSecrets(dir)).toThrow();
    expect(readFileSync(file, 'utf8')).toBe('{"payload": "cut o');
  });
});
