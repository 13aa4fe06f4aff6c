import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { menuEntry } from '#site/messages/known-texts.ts';
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs.tsx';
import { OwnContent } from '#site/ui/in-language.tsx';

const fields = {
  home: { kind: 'text', label: 'Home page label', maxLength: 40 },
} as const satisfies BlockFields;

export type BreadcrumbsProps = PropsOf<typeof fields>;

/** The way to this page from the front page, by its address. Draws nothing on the front page. */
export const breadcrumbs = defineBlock<typeof fields, Crumb[]>({
  name: 'breadcrumbs',
  label: 'Breadcrumbs',
  category: 'basic',
  keywords: 'path trail navigation',
  hasLoader: true,
  icon: 'chevron-right',
  fields,
  defaults: { home: 'Home' },
  View: ({ props, data }) =>
    data.length === 0 ? null : (
      <OwnContent>
        <Trail home={props.home} steps={data} />
      </OwnContent>
    ),
  jsonLd: ({ props, data, siteUrl }) =>
    data.length === 0
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [homeCrumb(props.home), ...data].map(({ label, href }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              ...(href ? { item: siteUrl + href } : {}),
            })),
          },
        ],
});

/** Draws where its language is known. */
const Trail = ({ home, steps }: { home: string; steps: Crumb[] }) => (
  <Breadcrumbs items={[homeCrumb(home), ...steps]} />
);

/** The first step, in the language of the page unless staff call it something of their own. */
function homeCrumb(home: string): Crumb {
  const label = home || 'Home';
  const own = menuEntry(label);
  return { label: own ?? label, href: '/', isWritten: !own };
}
