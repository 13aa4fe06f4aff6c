/** Cost: milliseconds. */
import { expect, it } from 'vitest';
import { UpgradeError } from './upgrade-error.ts';

it('a migration that found no room asks for room, not for the developers', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const failed = new Error('Failed query: create table …', { cause: full });
  const { message } = UpgradeError.of('20260101_more', failed);
  expect(message).toContain('migration 20260101_more found no room on the disk');
  expect(message).not.toContain('developers');
});

it('one that failed for another reason names it', () => {
  expect(UpgradeError.of('20260101_more', new Error('no such table: pages')).message).toContain(
    '20260101_more failed (no such table: pages)',
  );
});
