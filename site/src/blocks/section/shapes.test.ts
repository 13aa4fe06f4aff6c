import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hasNegative, SHAPE_NAMES, shapeAddress, shapeSvg } from './shapes.ts';

/** How much of a shape's picture is filled, and of its uppermost row, from 0 to 1. */
async function filled(file: string) {
  const { data, info } = await sharp(Buffer.from(shapeSvg(file) ?? ''))
    .resize(200, 40, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphas = Array.from({ length: info.width * info.height }, (_, at) => data[at * 4 + 3] ?? 0);
  const share = (some: number[]) => some.reduce((sum, alpha) => sum + alpha, 0) / 255 / some.length;
  return { all: share(alphas), edge: share(alphas.slice(0, info.width)) };
}

it('has a good choice of shapes', () => expect(SHAPE_NAMES.length).toBeGreaterThanOrEqual(16));

describe.each(SHAPE_NAMES)('%s', (name) => {
  it('is drawn from the edge, and leaves room', async () => {
    const { all, edge } = await filled(`${name}.svg`);
    expect(all).toBeGreaterThan(0.02);
    expect(all).toBeLessThan(0.9);
    // The arrow alone is on the section's own edge.
    if (name !== 'arrow') expect(edge).toBeGreaterThan(0.9);
  });
});

it.each(SHAPE_NAMES.filter(hasNegative))('%s is cut out where it is negative', async (name) => {
  const [drawn, cut] = await Promise.all([filled(`${name}.svg`), filled(`${name}-negative.svg`)]);
  expect(drawn.all + cut.all).toBeCloseTo(1, 1);
  expect(shapeAddress({ name, negative: true })).toBe(`/shapes/${name}-negative.svg`);
});

it.each(SHAPE_NAMES.filter((name) => !hasNegative(name)))('%s has no negative', (name) => {
  expect(shapeSvg(`${name}-negative.svg`)).toBeNull();
  expect(shapeAddress({ name, negative: true })).toBe(`/shapes/${name}.svg`);
});

it.each(['', 'wave', 'nothing.svg', 'toString.svg', '../wave.svg', 'wave.svg.svg', '-negative.svg'])(
  'knows no %j',
  (file) => expect(shapeSvg(file)).toBeNull(),
);
