import { setBlockDesk } from './blocks/block-desk.ts';
import { cleanDesign } from './blocks/design/clean-design.ts';
import { type Design, designOf } from './blocks/design/design.ts';
import { blockOf as block } from './blocks/design/known-blocks.ts';
import { loadForEditor } from './blocks/design/load-for-editor.ts';
import { migrateDesign } from './blocks/design/migrate-design.ts';
import { sampleTextIn } from './blocks/design/sample-text.ts';
import { loaders } from './blocks/loaders.ts';
import { makeLoopNonce } from './blocks/loop/edit-mode.ts';
import { exampleItems } from './blocks/loop/items/example-items.ts';
import { blocks } from './blocks/registry.ts';
import { exampleContext } from './blocks/this-page/example-subject.ts';
import { isTemplateKind, sourceOfKind } from './features/pages/template-kinds.ts';
import { env } from './server/env.ts';
import { sanitiseHtml } from './server/sanitise-html.ts';

/** Hands the blocks to what Next compiles: cleaning, loading, the list of them. */
export function wireBlocks(): void {
  setBlockDesk({
    clean: ({ value, isAdmin, before }) =>
      cleanDesign({ value, isAdmin, before: before as Design | undefined, block, sanitise: sanitiseHtml }),
    sampleText: sampleTextIn,
    migrate: (stored) => migrateDesign({ design: designOf(stored), block }),
    load: async ({ payload, context, ...input }) => {
      const kind = context.template;
      const source = sourceOfKind(kind);
      if (source) {
        const [item] = await exampleItems({ payload, source, count: 1, now: input.now });
        return loadForEditor({ ...input, payload, context: { ...context, item } });
      }
      const example =
        isTemplateKind(kind) && (await exampleContext({ payload, siteUrl: env().siteUrl, kind }));
      return loadForEditor({
        ...input,
        payload,
        context: example ? { ...example, beside: context.beside } : context,
      });
    },
    list: [...blocks.values()].map(({ name, label }) => ({ name, label })),
    nonce: makeLoopNonce,
    withData: [...loaders.keys()],
  });
}
