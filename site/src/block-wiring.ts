import { setBlockDesk } from './blocks/block-desk.ts';
import { cleanDesign } from './blocks/design/clean-design.ts';
import { type Design, designOf } from './blocks/design/design.ts';
import { loadForEditor } from './blocks/design/load-for-editor.ts';
import { migrateDesign } from './blocks/design/migrate-design.ts';
import { loaders } from './blocks/loaders.ts';
import { blocks } from './blocks/registry.ts';
import { exampleContext } from './blocks/this-page/example-subject.ts';
import { env } from './server/env.ts';
import { sanitiseHtml } from './server/sanitise-html.ts';

/** Hands the blocks to what Next compiles: cleaning, loading, the list of them. */
export function wireBlocks(): void {
  const block = (type: string) => blocks.get(type);
  setBlockDesk({
    clean: ({ value, isAdmin, before }) =>
      cleanDesign({ value, isAdmin, before: before as Design | undefined, block, sanitise: sanitiseHtml }),
    migrate: (stored) => migrateDesign({ design: designOf(stored), block }),
    load: async ({ payload, context, ...input }) => {
      const kind = context.template;
      const example = kind && (await exampleContext({ payload, siteUrl: env().siteUrl, kind }));
      return loadForEditor({ ...input, payload, context: example ?? context });
    },
    list: [...blocks.values()].map(({ name, label }) => ({ name, label })),
    withData: [...loaders.keys()],
  });
}
