import { describe, expect, it } from 'vitest';
import { structureRules } from './structure.mjs';

const judge = (path: string, text = '') =>
  structureRules.filter(({ problems }) => problems({ path, text }).length > 0).map(({ name }) => name);

describe('the rules about single files', () => {
  it('passes an ordinary file', () => {
    expect(judge('site/src/ui/price-line.tsx', 'export const a = 1;\n')).toEqual([]);
    expect(judge('packages/forms/src/kinds/email.ts', '// Accepts any address.\n')).toEqual([]);
  });

  it.each([
    ['site/src/ui/long.ts', 'x\n'.repeat(401), 'no file is longer than 400 lines'],
    ['site/src/ui/PriceLine.tsx', '', 'file names are kebab-case'],
    [
      'site/src/ui/map.island.tsx',
      `island({ name: 'maps', component, when })`,
      'an island is named like its file',
    ],
    ['site/src/ui/map.island.tsx', '', 'an island is named like its file'],
    [
      'site/src/features/listings/map.client.tsx',
      'hydrateRoot(element, <Map />)',
      'islands wake in one place, where they hear of what was changed in them before',
    ],
    ['site/src/ui/a.ts', 'process.env.PORT', 'only server/env.ts reads the environment'],
    ['packages/forms/src/a.ts', 'let a: any;', 'nothing in packages uses any'],
    ['site/src/ui/a.test.ts', `it.${'skip'}('x')`, 'no test is left out or run alone'],
  ])('%s: %#', (path, text, rule) => {
    expect(judge(path, text)).toEqual([rule]);
  });

  it('lets data and fixtures be long, and finds an island wherever its name stands', () => {
    expect(judge('packages/duty/src/nsw/data/rates.ts', 'x\n'.repeat(999))).toEqual([]);
    const island = `export const Map = island<Omit<Props, 'a'>>({\n  component: View,\n  name: 'map',\n  when: 'visible',\n});\n`;
    expect(judge('site/src/ui/map.island.tsx', island)).toEqual([]);
  });
});
