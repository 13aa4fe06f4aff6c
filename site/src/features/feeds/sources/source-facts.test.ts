import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { problemKinds, vendorMessage } from './problem-kinds.ts';
import { sourceDays } from './source-days.ts';
import { allowedSilence } from './source-facts.ts';

const HOUR = 3_600_000;

describe('how long a source may be silent', () => {
  it('is three times its usual gap', () => {
    const everySixHours = Array.from({ length: 12 }, (_, index) => 1e12 - index * 6 * HOUR);
    expect(allowedSilence(everySixHours)).toBe(18 * HOUR);
  });

  it('is an hour at least, whatever the bursts', () => {
    expect(allowedSilence(Array.from({ length: 12 }, (_, index) => 1e12 - index * 1000))).toBe(HOUR);
  });

  it('knows nights: a source that delivers by day is not silent in the morning', () => {
    const times = [0, 1, 2].flatMap((day) =>
      [9, 11, 13, 15, 17].map((hour) => 1e12 - day * 24 * HOUR + hour * HOUR),
    );
    expect(allowedSilence(times)).toBeGreaterThan(16 * HOUR);
  });

  it('cannot be told from a few files', () => {
    expect(allowedSilence([1e12, 1e12 - HOUR, 1e12 - 2 * HOUR])).toBeUndefined();
  });
});

const file = (problems: FeedNote[], fileName = 'today.xml') => ({
  id: fileName.length,
  fileName,
  at: Date.UTC(2026, 10, 20),
  problems,
});
const note = (code: string, more: Partial<FeedNote> = {}): FeedNote => ({
  code,
  severity: 'error',
  message: `Sentence of ${code}.`,
  ...more,
});

describe('what a vendor is asked for', () => {
  it('is one message for each kind of problem, with examples that support can find', () => {
    const kinds = problemKinds([
      file([note('missing-id', { line: 12 }), note('bad-mod-time', { listingId: 'A/1', text: 'yesterday' })]),
      file([note('missing-id', { line: 12 }), note('not-stored')], 'older.xml'),
    ]);
    expect(kinds.map(({ title, count }) => [title, count])).toEqual([
      ['Listings that could not be read', 2],
      ['Wrong times of change', 1],
      ['Problems on our side', 1],
    ]);
    expect(kinds[0]?.files).toEqual([
      { id: 9, fileName: 'today.xml' },
      { id: 9, fileName: 'older.xml' },
    ]);
    const [unread, times, ours] = kinds.map((kind) => vendorMessage({ source: 'Riverside', kind }));
    expect(unread).toContain('- today.xml, line 12: Sentence of missing-id.\n- 2 times altogether');
    expect(times).toContain('- today.xml, listing A/1: Sentence of bad-mod-time. (“yesterday”)');
    expect(times).toContain('Please send a modTime in the form YYYY-MM-DD-hh:mm:ss');
    expect(ours).toBeUndefined();
    expect(unread).toContain('last on 20 Nov 2026, 11:00 am AEDT:');
  });

  it('does not tell the vendor to ask the sender', () => {
    const message = 'The file is cut off. Nothing was changed; ask the sender to send it again.';
    const [kind] = problemKinds([file([note('truncated', { message })])]);
    expect(kind && vendorMessage({ source: 'Riverside', kind })).toContain(
      '- today.xml: The file is cut off. Nothing was changed.\n',
    );
  });

  it('knows every problem of the reader', async () => {
    const source = await readFile(
      new URL('../../../../../packages/reaxml/src/problem.ts', import.meta.url),
      'utf8',
    );
    const codes = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code as string);
    expect(codes.length).toBeGreaterThan(30);
    // A draft in a CSV file is nobody's fault.
    const faults = codes.filter((code) => code !== 'draft');
    expect(faults.filter((code) => problemKinds([file([note(code)])]).length !== 1)).toEqual([]);
  });
});

it('counts files and listings by the day in Sydney, summer time and empty days included', () => {
  const days = sourceDays({
    days: 3,
    now: Date.parse('2026-10-05T20:00:00Z'),
    files: [
      // Clocks went forward on 4 October; both are on the 5th.
      { at: Date.parse('2026-10-04T13:30:00Z'), listings: 4, failed: false },
      { at: Date.parse('2026-10-05T12:30:00Z'), listings: 0, failed: true },
      { at: Date.parse('2026-10-05T13:30:00Z'), listings: 2, failed: false },
      { at: Date.parse('2026-09-01T00:00:00Z'), listings: 9, failed: false },
    ],
  });
  expect(days).toEqual([
    { day: '2026-10-04', files: 0, failed: 0, listings: 0 },
    { day: '2026-10-05', files: 2, failed: 1, listings: 4 },
    { day: '2026-10-06', files: 1, failed: 0, listings: 2 },
  ]);
});
