import { type Design, designOf } from '#site/block-kit/design.ts';
import { isTemplateKind, sourceOfKind } from '#site/features/pages/template-kinds.ts';
import { env } from '#site/server/env.ts';
import { sanitiseHtml } from '#site/server/sanitise-html.ts';
import { setBlockService } from './block-service.ts';
import { cleanDesign } from './design/clean-design.ts';
import { blockOf as block } from './design/known-blocks.ts';
import { loadForEditor } from './design/load-for-editor.ts';
import { loadMenuPanels } from './design/load-menu-panels.ts';
import { mapReferences } from './design/map-references.ts';
import { migrateDesign } from './design/migrate-design.ts';
import { outlineDesign } from './design/outline-design.ts';
import { sampleTextIn } from './design/sample-text.ts';
import { cleanStyle } from './design/style-presets.ts';
import { makeLoopNonce } from './lists/edit-mode.ts';
import { importLoaders, namesWithLoader } from './loaders.ts';
import { blocks } from './registry.ts';
import { exampleItems } from './this-item/example-items.ts';
import { exampleContext } from './this-page/example-subject.ts';
import { findExamples } from './this-page/find-examples.ts';

/** Hands the blocks to what Next compiles: cleaning, loading, the list of them. */
export async function provideBlocks(): Promise<void> {
  await importLoaders();
  setBlockService({
    clean: ({ value, isAdmin, before }) =>
      cleanDesign({ value, isAdmin, before: before as Design | undefined, block, sanitise: sanitiseHtml }),
    sampleText: sampleTextIn,
    outline: outlineDesign,
    mapReferences,
    cleanStyle: (input) => cleanStyle({ ...input, sanitise: sanitiseHtml }),
    migrate: (stored) => migrateDesign({ design: designOf(stored), block }),
    load: async ({ payload, context, example, ...input }) => {
      const kind = context.template;
      const source = sourceOfKind(kind);
      if (source) {
        const [item] = await exampleItems({ payload, source, count: 1, key: example, now: input.now });
        return loadForEditor({ ...input, payload, context: { ...context, item } });
      }
      const { panels } =
        kind === 'header'
          ? await loadMenuPanels({ payload, context, now: input.now })
          : { panels: undefined };
      const around =
        isTemplateKind(kind) &&
        (await exampleContext({ payload, siteUrl: env().siteUrl, kind, key: example }));
      return loadForEditor({
        ...input,
        payload,
        context: around ? { ...around, panels, beside: context.beside } : context,
      });
    },
    examples: findExamples,
    list: [...blocks.values()].map(({ name, label }) => ({ name, label })),
    nonce: makeLoopNonce,
    withData: namesWithLoader(),
  });
}
