import { describe, expect, it } from 'vitest';
import { importProblems, importsOf } from './imports.mjs';

const problems = (path: string, ...lines: string[]) => importProblems({ path, text: lines.join('\n') });

const ALLOWED = [
  ['site/src/routes/pages/home.tsx', `import { grid } from '#site/blocks/grid/grid.tsx';`],
  ['site/src/routes/pages/home.tsx', `import type { Site } from '#site/app.ts';`],
  ['site/src/blocks/grid/load.ts', `import { search } from '#site/features/listings/search/search.ts';`],
  ['site/src/builder/registry.ts', `import { grid } from '#site/blocks/grid/grid.tsx';`],
  ['site/src/features/leads/submit.ts', `import { validate } from '@frontage/forms';`],
  ['site/src/features/leads/submit.ts', `import { key } from './keys/key.ts';`],
  ['site/src/features/leads/a.int.test.ts', `import { testPayload } from '#site/testing/payload.ts';`],
  ['site/src/features/feeds/a.int.test.ts', `import { importFeed } from '#site/feed-wiring.ts';`],
  ['site/src/seed/seed-demo.ts', `import { leads } from '../features/leads/leads.ts';`],
  ['site/src/features/leads/leads.ts', `import type { Lead } from '#site/payload-types.ts';`],
  ['site/src/server/document.tsx', `import { startPage } from '#site/ui/island-html.ts';`],
  ['site/src/main.ts', `import { leads } from './features/leads/leads.ts';`],
  ['packages/reaxml/src/read.ts', `import { SaxesParser } from 'saxes';`],
  ['packages/forms/src/validate.test.ts', `import { readFileSync } from 'node:fs';`],
  ['admin/app/page.tsx', `import config from '@frontage/site/payload.config.ts';`],
];

const REFUSED = [
  ['site/src/features/leads/submit.ts', `import { search } from '#site/features/listings/search/search.ts';`],
  ['site/src/features/leads/submit.ts', `import { search } from '../listings/search.ts';`],
  ['site/src/features/leads/submit.ts', `import type { Card } from '#site/features/listings/card.ts';`],
  ['site/src/features/leads/submit.ts', `const { x } = await ${'import'}('#site/builder/registry.ts');`],
  ['site/src/features/leads/submit.ts', `export { home } from '#site/routes/pages/home.tsx';`],
  ['site/src/features/leads/submit.ts', `import { testPayload } from '#site/testing/payload.ts';`],
  ['site/src/features/leads/submit.test.ts', `import { testPayload } from '#site/testing/payload.ts';`],
  ['site/src/features/leads/submit.ts', `import { wireLeadDesk } from '#site/lead-wiring.ts';`],
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
