import { describe, expect, it } from 'vitest';
import { blockWeights, loaderCheck, reactFreeChecks } from './block-weights.mjs';

const LOADER = 'src/ui/site.client.ts';
const HYDRATION = 'src/ui/hydrate.client.tsx';
const ISLANDS = 'src/ui/island-table.client.ts';
const BEHAVIOURS = 'src/ui/behaviours.client.ts';
const MAP = 'src/blocks/map.island.tsx';
const COUNT = 'src/blocks/counter.behaviour.client.ts';

type Chunk = { imports?: string[]; dynamicImports?: string[] };
const chunks: Record<string, Chunk> = {
  [LOADER]: { dynamicImports: [HYDRATION, ISLANDS, BEHAVIOURS] },
  [HYDRATION]: { imports: ['react'] },
  react: {},
  [ISLANDS]: { dynamicImports: [MAP] },
  [BEHAVIOURS]: { dynamicImports: [COUNT] },
  [MAP]: { imports: ['react', 'shared'] },
  [COUNT]: { imports: [LOADER, 'shared'] },
  shared: {},
};
const sizes: Record<string, number> = { [ISLANDS]: 1, [BEHAVIOURS]: 2, [MAP]: 10, [COUNT]: 20, shared: 5 };
const build = (changed: Record<string, Chunk> = {}) => ({
  chunks: { ...chunks, ...changed },
  size: (key: string) => sizes[key] ?? 1000,
  text: (key: string) => (key === 'react' ? 'Symbol.for("react.transitional.element")' : ''),
});
const weigh = (names: string) => blockWeights({ build: build(), scripts: { one: names } })[0];

describe('the weight of a block', () => {
  it('is what it adds to the loader, and to React where it needs that', () => {
    expect(weigh('counter')).toEqual({ block: 'one', bytes: 2 + 20 + 5, react: false });
    expect(weigh('map')).toEqual({ block: 'one', bytes: 1 + 10 + 5, react: true });
  });

  it('counts what its parts share once', () => {
    expect(weigh('counter map')).toEqual({ block: 'one', bytes: 1 + 2 + 10 + 20 + 5, react: true });
  });

  it('cannot be told of a part that is not built', () => {
    expect(() => weigh('gone')).toThrow(/needs gone/);
  });
});

describe('a behaviour', () => {
  const problems = (changed?: Record<string, Chunk>) =>
    reactFreeChecks(build(changed)).flatMap((check) => check.problems);

  it('does without React, whatever the loader fetches', () => expect(problems()).toEqual([]));

  it.each([
    ['imports', { imports: ['react'] }],
    ['imports by way of another', { imports: ['shared'] }],
    ['fetches later', { dynamicImports: ['react'] }],
  ])('is found when it %s it', (_how, chunk) => {
    expect(problems({ [COUNT]: chunk, shared: { imports: ['react'] } })).toEqual([
      expect.stringContaining('It brings react'),
    ]);
  });
});

describe('the loader', () => {
  it('leaves islands and behaviours to their tables', () => {
    expect(loaderCheck(build()).problems).toEqual([]);
    expect(loaderCheck(build({ [LOADER]: { dynamicImports: [COUNT] } })).problems).toHaveLength(1);
    expect(loaderCheck(build({ [LOADER]: { imports: [MAP] } })).problems).toHaveLength(1);
  });
});
