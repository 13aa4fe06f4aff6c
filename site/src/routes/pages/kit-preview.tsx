import type { Design } from '#site/block-kit/design.ts';
import { designOf } from '#site/block-kit/design.ts';
import { withPresets } from '#site/builder/design/apply-style-presets.ts';
import { blockOf } from '#site/builder/design/known-blocks.ts';
import { migrateDesign } from '#site/builder/design/migrate-design.ts';
import { readyTemplate } from '#site/builder/design/templates.ts';
import type { WebsiteKit } from '#site/features/pages/website-kits/website-kit.ts';
import { answerOf } from './designed-page.tsx';
import type { RouteInput, TriedAnswer } from './page-route.ts';

/** A page of a website kit, by `page` in the address or its first, in the kit's theme, header and footer, before it is added. */
export async function kitPreview({
  input: { site, query },
  kit,
}: {
  input: Pick<RouteInput, 'site' | 'query'>;
  kit: WebsiteKit;
}): Promise<TriedAnswer> {
  const { payload } = site;
  const asked = query.get('page');
  const page = kit.pages.find(({ path }) => path === asked) ?? kit.pages[0];
  const around = (kind: 'header' | 'footer', id: number) =>
    readyTemplate({
      payload,
      template: { id, kind, order: 0, conditions: null, design: styled({ kit, stored: kit[kind] }) },
    });
  const [answer, header, footer] = await Promise.all([
    answerOf({
      input: { site },
      page: {
        id: 0,
        title: page?.title ?? kit.name,
        path: page?.path ?? '/',
        design: styled({ kit, stored: page?.design }),
        without: { header: false, footer: false },
        seo: { title: null, description: null, imageId: null, noindex: true },
      },
    }),
    // No stored template has these ids.
    around('header', -1),
    around('footer', -2),
  ]);
  return { ...answer, kit: { theme: kit.theme, header, footer } };
}

/** A design of the kit with its style presets, which are not stored yet. */
function styled({ kit, stored }: { kit: WebsiteKit; stored: unknown }): Design {
  const design = migrateDesign({ design: designOf(stored), block: blockOf });
  const presets = new Map(
    kit.presets.map(({ name, block, style }, index) => [
      -1 - index,
      { id: -1 - index, name, block, values: style },
    ]),
  );
  return { ...design, content: withPresets({ content: design.content, presets }) };
}
