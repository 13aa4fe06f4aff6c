import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type BlockExamples, EXAMPLE_NOW, examplePicture } from '#site/block-kit/examples.ts';
import { readyEveryForm } from '#site/ui/form/lazy-controls.ts';
import { setIslandRenderer } from '#site/ui/island-html.ts';
import { blocks } from './registry.ts';

setIslandRenderer(renderToString);
await readyEveryForm();

const modules = import.meta.glob<{ examples: BlockExamples<Record<string, unknown>, unknown> }>(
  '../blocks/*/*.examples.tsx',
  { eager: true },
);

/** The names of the islands and behaviours that a block's examples have in their HTML. */
function scriptsOf(name: string): string {
  const block = blocks.get(name);
  const { examples } = modules[`../blocks/${name}/${name}.examples.tsx`] ?? { examples: {} };
  const html = Object.values(examples).map(({ props, data = null }) =>
    renderToString(
      block?.View({
        id: 'one',
        props: { ...block.defaults, ...props, id: 'one' },
        data,
        now: EXAMPLE_NOW,
        slot: () => null,
        picture: examplePicture,
        editing: false,
      }),
    ),
  );
  const named = html.flatMap((one) =>
    [...one.matchAll(/ data-behaviour="([^"]+)"|<fr-island name="([^"]+)"/g)].flatMap(
      ([, behaviours = '', island = '']) => [...behaviours.split(' '), island].filter(Boolean),
    ),
  );
  return [...new Set(named)].sort().join(' ');
}

test('which scripts each block needs is recorded for the weights (again: vitest run --update)', async () => {
  const scripts = [...blocks.keys()].map((name) => [name, scriptsOf(name)] as const);
  const some = Object.fromEntries(scripts.filter(([, names]) => names).sort());
  await expect(`${JSON.stringify(some, null, 2)}\n`).toMatchFileSnapshot('../../../bench/block-scripts.json');
});
