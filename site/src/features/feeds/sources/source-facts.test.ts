import { describe, expect, it } from 'vitest';
import { allowedSilence } from './source-facts.ts';
import { vendorMessage } from './vendor-message.ts';

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

describe('the message for the vendor’s support', () => {
  it('names the file, the time and what is wrong with which listing', () => {
    const message = vendorMessage({
      source: 'VaultRE',
      run: {
        fileName: 'today.xml',
        at: Date.parse('2026-11-23T00:00:00Z'),
        problems: [
          { code: 'bad-price', severity: 'warning', message: 'Left out.' },
          { code: 'x', severity: 'error', listingId: 'A/1', line: 7, message: 'It has no id.', text: 'B' },
        ],
      },
    });
    expect(message).toContain('“today.xml” of VaultRE, received on 23 November 2026');
    expect(message).toContain('- listing A/1, line 7: It has no id. (“B”)');
    expect(message).not.toContain('Left out');
  });
});
