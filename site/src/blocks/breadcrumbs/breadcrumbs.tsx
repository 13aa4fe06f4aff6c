import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import type { Crumb } from '#site/ui/breadcrumbs.tsx';
import { OwnContent } from '#site/ui/in-language.tsx';
import { homeCrumb, Trail } from './trail.tsx';

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
        <Trail home={props.home || 'Home'} steps={data} />
      </OwnContent>
    ),
  jsonLd: ({ props, data, siteUrl }) =>
    data.length === 0
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [homeCrumb(props.home || 'Home'), ...data].map(({ label, href }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              ...(href ? { item: siteUrl + href } : {}),
            })),
          },
        ],
});
