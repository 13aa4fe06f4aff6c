import { describe, expect, test } from 'vitest';
import { builtInTables } from './built-in-tables.ts';
import { bandStart, readyScale } from './scale.ts';
import type { Band, Scale } from './tables.ts';

/** Every scale of every table, once. */
const scales = builtInTables.flatMap(({ state, schemes }) =>
  schemes.flatMap(({ id, tables }) =>
    tables.flatMap(({ from, rules }) =>
      rules.flatMap(({ give, when }) =>
        'scale' in give && give.scale
          ? [{ name: `${state} ${id} from ${from}${when?.use ? `, ${when.use}` : ''}`, scale: give.scale }]
          : [],
      ),
    ),
  ),
);

const edges = scales.flatMap(({ name, scale }) =>
  scale.bands.slice(1).map((band, index) => ({
    name: `${name}, at ${bandStart(band)}`,
    scale,
    before: scale.bands[index] as Band,
    band,
    start: bandStart(band) * 100,
  })),
);

test('there are edges to look at in every state', () => {
  expect(new Set(edges.map(({ name }) => name.split(' ')[0])).size).toBe(8);
});

describe.each(edges)('$name', ({ scale, before, band, start }) => {
  const { duty, working } = readyScale(scale);

  test('one dollar and one cent below belong to the lower band, one cent and one dollar above to the upper', () => {
    const upper = 'from' in band ? [start, start + 1, start + 100] : [start + 1, start + 100];
    const lower = 'from' in band ? [start - 100, start - 1] : [start - 100, start - 1, start];
    for (const value of lower) expect(duty(value), `${value}`).toBe(byHand({ scale, band: before, value }));
    for (const value of upper) expect(duty(value), `${value}`).toBe(byHand({ scale, band, value }));
  });

  test('the working adds up', () => {
    for (const value of [start - 1, start, start + 1, start + 12_345]) {
      const sum = working(value).reduce((total, { amount }) => total + Math.round(amount * 100), 0);
      expect(sum).toBe(duty(value));
    }
  });
});

// A rate on the whole value jumps at its start; so does what follows a curve.
const continuous = edges.filter(({ before, band }) => 'base' in before && 'base' in band);

test.each(continuous)('$name, the duty runs on: a cent more costs no more than one step', (edge) => {
  const { scale, band, start } = edge;
  const { duty } = readyScale(scale);
  const more = duty(start + 1) - duty(start);
  const step = Math.round(('rate' in band ? band.rate : 0) * (scale.per ?? 1));
  // Published bases are rounded: up to a dollar either way.
  expect(more).toBeLessThanOrEqual(step + 100);
  expect(more).toBeGreaterThanOrEqual(-100);
});

/** The band's formula again, the slow way with fractions as big integers. */
function byHand({ scale, band, value }: { scale: Scale; band: Band; value: number }): number {
  const minimum = (scale.minimum ?? 0) * 100;
  return Math.max(minimum, roundAsScale(scale, exact({ scale, band, value })));
}

/** Cents times 10^16. */
function exact({ scale, band, value }: { scale: Scale; band: Band; value: number }): bigint {
  const tiny = (factor: number) => BigInt(Math.round(factor * 1e8));
  const cents = BigInt(value);
  if ('whole' in band) return cents * tiny(band.whole) * 1_000_000n;
  if ('square' in band) return tiny(band.square) * cents * cents + tiny(band.linear) * cents * 100_000n;
  const excess = cents - BigInt(band.over * 100);
  const base = tiny(band.base) * 10_000_000_000n;
  if (!scale.per) return base + excess * tiny(band.rate) * 1_000_000n;
  const unit = BigInt(scale.per * 100);
  const units = (excess + unit - 1n) / unit;
  return base + units * unit * tiny(band.rate) * 1_000_000n;
}

function roundAsScale(scale: Scale, value: bigint): number {
  const one = 10_000_000_000_000_000n;
  if (scale.rounding) return Number((value / (one * 5n)) * 5n);
  return Number((value * 2n + one) / (one * 2n));
}
