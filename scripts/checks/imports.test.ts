import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FEATURE_IMPORTS, tableProblems } from './feature-imports.mjs';
import { importCircles, importProblems, importsOf } from './imports.mjs';

const problems = (path: string, ...lines: string[]) => importProblems({ path, text: lines.join('\n') });

const ALLOWED = [
  ['site/src/routes/pages/home.tsx', `import { grid } from '#site/blocks/grid/grid.tsx';`],
  ['site/src/routes/pages/home.tsx', `import type { Visitors } from '#site/services.ts';`],
  ['site/src/blocks/grid/load.ts', `import { search } from '#site/features/listings/search/search.ts';`],
  ['site/src/blocks/grid/load.ts', `import type { GridProps } from './grid.tsx';`],
  ['site/src/builder/registry.ts', `import { grid } from '#site/blocks/grid/grid.tsx';`],
  ['site/src/features/leads/submit.ts', `import { validate } from '@frontage/forms';`],
  ['site/src/features/leads/submit.ts', `import { key } from './forms/key.ts';`],
  ['site/src/features/leads/intake/a.ts', `import { b } from '../forms/settings/b.ts';`],
  ['site/src/features/leads/intake/a.ts', `import { b } from './routing/b.ts';`],
  ['site/src/features/leads/types/a.test.ts', `import { b } from '../intake/b.ts';`],
  ['site/src/features/leads/a.int.test.ts', `import { testPayload } from '#site/testing/payload.ts';`],
  ['site/src/features/leads/a.int.test.ts', `import { posts } from '#site/features/posts/posts.ts';`],
  ['site/src/features/leads/a.int.test.ts', `import { createServices } from '#site/services.ts';`],
  [
    'site/src/features/leads/a.test.ts',
    `import { listing } from '#site/features/listings/example-listing.ts';`,
  ],
  ['site/src/features/leads/submit.ts', `import { search } from '#site/features/listings/search.ts';`],
  ['site/src/features/leads/testing/site.ts', `import { createSite } from '#site/app.ts';`],
  ['packages/forms/src/testing/examples.ts', `import fc from 'fast-check';`],
  ['site/src/commands/import.ts', `import { importFeed } from '../features/feeds/import-feed.ts';`],
  ['site/src/seed/seed-demo.ts', `import { leads } from '../features/leads/leads.ts';`],
  ['site/src/features/leads/inbox/leads.ts', `import type { Lead } from '#site/payload-types.ts';`],
  ['site/src/server/document.tsx', `import { startPage } from '#site/ui/island-html.ts';`],
  ['site/src/main.ts', `import { leads } from './features/leads/leads.ts';`],
  ['packages/reaxml/src/read.ts', `import { SaxesParser } from 'saxes';`],
  ['packages/forms/src/validate.test.ts', `import { readFileSync } from 'node:fs';`],
  ['admin/app/page.tsx', `import config from '@frontage/site/payload.config.ts';`],
];

const REFUSED = [
  ['site/src/features/listings/a.ts', `import { submit } from '#site/features/leads/submit.ts';`],
  ['site/src/features/listings/a.ts', `import { submit } from '../leads/submit.ts';`],
  ['site/src/features/listings/a.ts', `import type { Lead } from '#site/features/leads/lead.ts';`],
  ['site/src/features/leads/submit.ts', `import { site } from '#site/features/leads/testing/site.ts';`],
  ['site/src/features/leads/submit.ts', `const { x } = await ${'import'}('#site/builder/registry.ts');`],
  ['site/src/features/leads/submit.ts', `export { home } from '#site/routes/pages/home.tsx';`],
  ['site/src/features/leads/submit.ts', `import { testPayload } from '#site/testing/payload.ts';`],
  ['site/src/features/leads/submit.test.ts', `import { testPayload } from '#site/testing/payload.ts';`],
  ['site/src/features/leads/submit.ts', `import { createServices } from '#site/services.ts';`],
  ['site/src/blocks/grid/load.ts', `import { load } from '../gallery/load.ts';`],
  ['site/src/features/leads/forms/a.ts', `import { b } from '../intake/b.ts';`],
  [
    'site/src/features/leads/forms/settings/a.ts',
    `import type { B } from '#site/features/leads/intake/b.ts';`,
  ],
  ['site/src/features/leads/intake/a.ts', `import { submit } from '../lead-service.ts';`],
  ['site/src/features/leads/shed/a.ts', `import { b } from '../forms/b.ts';`],
  ['site/src/blocks/grid/load.ts', `import { home } from '#site/routes/pages/home.tsx';`],
  ['site/src/routes/pages/home.tsx', `import { createSite } from '#site/app.ts';`],
  ['site/src/ui/button.tsx', `import { env } from '#site/server/env.ts';`],
  ['site/src/server/http.ts', `import { Button } from '#site/ui/button.tsx';`],
  ['site/src/routes/form.client.tsx', `import { env } from '#site/server/env.ts';`],
  ['site/src/ui/map.island.tsx', `import { join } from 'node:path';`],
  ['packages/forms/src/validate.ts', `import { readFileSync } from 'node:fs';`],
  ['packages/forms/src/validate.ts', `import React from 'react';`],
  ['packages/reaxml/src/read.ts', `import { validate } from '@frontage/forms';`],
  ['admin/app/page.tsx', `import { search } from '@frontage/site/features/listings/search/search.ts';`],
  ['somewhere/else.ts', ''],
];

describe('who may import whom', () => {
  it.each(ALLOWED)('%s may: %s', (path, line) => {
    expect(problems(path as string, line as string)).toEqual([]);
  });

  it.each(REFUSED)('%s may not: %s', (path, line) => {
    expect(problems(path as string, line as string)).toHaveLength(1);
  });
});

describe('the table of features', () => {
  it('has no loop and knows every feature it names', () => {
    expect(tableProblems()).toEqual([]);
    expect(tableProblems({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['The table has a loop: a → b → c → a.']);
    expect(tableProblems({ a: ['b'] })).toEqual(['a may import b, which is no feature of the table.']);
  });

  it('names every feature there is, and no other', () => {
    const folders = readdirSync(new URL('../../site/src/features', import.meta.url));
    expect(Object.keys(FEATURE_IMPORTS).sort()).toEqual(folders.sort());
  });
});

describe('circles', () => {
  it('are found over any number of files, also where only types go round', () => {
    const file = (name: string, ...imports: string[]) => ({
      path: `site/src/ui/${name}.ts`,
      text: imports.map((other) => `import type { A } from './${other}.ts';`).join('\n'),
    });
    expect(importCircles([file('a', 'b', 'd'), file('b', 'c'), file('c', 'a'), file('d')])).toEqual([
      'These files import each other: site/src/ui/a.ts, site/src/ui/b.ts, site/src/ui/c.ts.',
    ]);
    expect(importCircles([file('a', 'b'), file('b', 'c'), file('c')])).toEqual([]);
  });
});

describe('finding imports', () => {
  it('knows every form, over several lines, and passes over comments', () => {
    const text = [
      `import type { A } from 'a';`,
      `import {\n  type B,\n  b,\n} from "b";`,
      `import 'c';`,
      `export * from 'd';`,
      `const e = await import('e');`,
      `// import { f } from 'f';`,
      `/* import { g } from 'g'; */`,
      `export const from = 'h';`,
    ].join('\n');
    expect(importsOf(text)).toEqual([
      { specifier: 'a', typesOnly: true },
      { specifier: 'b', typesOnly: false },
      { specifier: 'd', typesOnly: false },
      { specifier: 'c', typesOnly: false },
      { specifier: 'e', typesOnly: false },
    ]);
  });
});
