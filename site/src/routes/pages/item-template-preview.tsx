import { InnerView } from '#site/builder/design/design-view.tsx';
import { loadBlocks } from '#site/builder/design/load-design.ts';
import { exampleItems } from '#site/builder/this-item/example-items.ts';
import { designOfItem } from '#site/builder/this-item/item-design.ts';
import { designOfTemplate, readyItemTemplate } from '#site/builder/this-item/item-templates.ts';
import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import type { StoredItemTemplate } from '#site/features/pages/load-templates.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { Section } from '#site/ui/section.tsx';
import type { RouteInput } from './page-route.ts';

const SHOWN = 3;

/** An item template that is not published yet, with the first of what it shows, or with what `example` names in the address. */
export async function itemTemplatePreview({
  input: { site, query },
  template,
}: {
  input: RouteInput;
  template: StoredItemTemplate;
}): Promise<PageAnswer> {
  const { payload } = site;
  const now = Date.now();
  const [items, design] = await Promise.all([
    exampleItems({
      payload,
      source: template.source,
      count: SHOWN,
      key: query.get('example') ?? undefined,
      now,
    }),
    readyItemTemplate({ payload, template }).then((ready) =>
      designOfTemplate({ payload, template: ready, context: { path: '/' }, now, loadBlocks }),
    ),
  ]);
  const head = { title: 'Item template' };
  if (!design || items.length === 0)
    return {
      head,
      body: (
        <ProblemPage
          title="Nothing to show yet"
          text="Put blocks into the template, and publish one of what it shows. Then open the preview again."
        />
      ),
      tags: [],
    };
  return {
    head,
    body: (
      <Section>
        <h1 className="sr-only">Item template</h1>
        <ul className="grid gap-7 md:grid-cols-2 lg:grid-cols-3">
          {items.map((item) => (
            <li key={item.id} className="fr-item relative min-w-0">
              <InnerView
                design={designOfItem({ design, item, prefix: `preview-${item.id}-`, now })}
                now={now}
              />
            </li>
          ))}
        </ul>
      </Section>
    ),
    tags: [],
  };
}
