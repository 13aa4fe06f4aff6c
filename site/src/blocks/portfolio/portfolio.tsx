import { defineBlock, type ViewInput } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { type GridItem, GridItems, KindsGrid, tagsField } from '#site/block-kit/item-grid/kinds-grid.tsx';
import { itemsPagedFields, KINDS, type PagedItems, shownOf } from '#site/block-kit/item-grid/paged-items.ts';
import { tagsIn } from '#site/block-kit/item-grid/tags.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { columnsField } from '#site/block-kit/parts/per-device.ts';
import { NoPicture, Picture } from '#site/ui/picture.tsx';

const fields = {
  items: {
    kind: 'list',
    label: 'Projects',
    itemLabel: 'title',
    max: 60,
    of: {
      image: { kind: 'media', label: 'Image' },
      title: { kind: 'text', label: 'Title', maxLength: 120 },
      text: { kind: 'textarea', label: 'Text', maxLength: 400 },
      tags: tagsField,
      link: { kind: 'link', label: 'Link' },
    },
  },
  filter: { kind: 'toggle', label: 'Show category filter' },
  ...itemsPagedFields,
  columns: columnsField,
  gap: { kind: 'number', label: 'Gap', min: 0, max: 60, unit: 'px', tab: 'style' },
} as const satisfies BlockFields;

export type PortfolioProps = PropsOf<typeof fields>;

/** What was done, as cards with a picture each, filtered by kind: developments, projects, campaigns. */
export const portfolio = defineBlock<typeof fields, PagedItems>({
  name: 'portfolio',
  label: 'Portfolio',
  category: 'content',
  keywords: 'projects work filter gallery',
  hasLoader: true,
  icon: 'plan',
  fields,
  defaults: {
    items: [],
    filter: true,
    pager: 'none',
    perPage: 12,
    columns: { base: 3, tablet: 2, mobile: 1 },
    gap: 28,
  },
  paged: { Items: (input) => <PortfolioItems {...input} />, taxonomyOf: () => KINDS },
  View: (input) => {
    const { props, editing } = input;
    if (props.items.length === 0) return <EditorNote editing={editing}>Add a project.</EditorNote>;
    return <KindsGrid {...input} type="portfolio" items={drawn(input)} />;
  },
});

type Input = ViewInput<PortfolioProps, PagedItems>;

/** The items of the page alone. */
const PortfolioItems = (input: Input) => <GridItems items={drawn(input)} />;

const drawn = ({ props, data, picture }: Input): GridItem[] =>
  shownOf({ data, all: props.items }).map(({ index, item }) => ({
    key: String(index),
    tags: item.tags,
    content: <Work item={item} index={index} picture={picture} />,
  }));

function Work({
  item: { image, title, text, tags, link },
  index,
  picture,
}: {
  item: PortfolioProps['items'][number];
  index: number;
  picture: Input['picture'];
}) {
  const found = picture(image);
  return (
    <article className="group relative">
      <div className="mb-4 overflow-hidden rounded-lg">
        {found ? (
          <Picture
            image={found}
            ratio="4/3"
            sizes="(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw"
            className="transition-transform duration-500 group-hover:scale-[1.03]"
          />
        ) : (
          <NoPicture />
        )}
      </div>
      {tags && <p className="mb-1 text-sm wrap-anywhere opacity-80">{tagsIn(tags).join(' · ')}</p>}
      <h3 className="text-xl wrap-anywhere">
        <BlockLink link={link} className={link ? 'no-underline after:absolute after:inset-0' : undefined}>
          {title || `Project ${index + 1}`}
        </BlockLink>
      </h3>
      {text && <p className="mt-2 whitespace-pre-line wrap-anywhere opacity-85">{text}</p>}
    </article>
  );
}
