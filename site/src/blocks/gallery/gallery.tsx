import { largestSource } from '#site/ui/largest-source.ts';
import { Picture, type PictureImage } from '#site/ui/picture.tsx';
import { defineBlock, type ViewInput } from '../block.ts';
import type { BlockFields, PropsOf } from '../fields.ts';
import { EditorNote } from '../parts/editor-note.tsx';
import { columnsField } from '../parts/per-device.ts';
import { FilteredGrid, tagsField } from './filtered-grid.tsx';
import { PagedGrid } from './paged-grid.tsx';
import { itemsPagedFields, type PagedItems } from './paged-items.ts';

const fields = {
  images: {
    kind: 'list',
    label: 'Pictures',
    itemLabel: 'caption',
    max: 60,
    of: {
      image: { kind: 'media', label: 'Picture' },
      caption: { kind: 'text', label: 'Words below', maxLength: 200 },
      tags: tagsField,
    },
  },
  filter: { kind: 'toggle', label: 'Visitors may filter by kind' },
  ...itemsPagedFields,
  lightbox: { kind: 'toggle', label: 'A press shows a picture large' },
  columns: columnsField,
  gap: { kind: 'number', label: 'Space between', min: 0, max: 60, unit: 'px', tab: 'style' },
  ratio: {
    kind: 'select',
    label: 'Shape',
    options: [
      { value: '3/2', label: 'As photographs' },
      { value: '1/1', label: 'Square' },
      { value: '4/5', label: 'Upright' },
      { value: '16/9', label: 'Wide' },
    ],
    tab: 'style',
  },
} as const satisfies BlockFields;

export type GalleryProps = PropsOf<typeof fields>;

/** Pictures in columns, large at a press, filtered by kind. Pictures that are gone are left out. */
export const gallery = defineBlock<typeof fields, PagedItems>({
  name: 'gallery',
  label: 'Gallery',
  category: 'content',
  icon: 'image',
  fields,
  defaults: {
    images: [],
    filter: true,
    pager: 'none',
    perPage: 12,
    lightbox: true,
    columns: { base: 3, tablet: 2, mobile: 2 },
    gap: 12,
    ratio: '3/2',
  },
  View: (input) => {
    const { id, props, data, picture, editing } = input;
    const items = shownOf({ props, data, picture });
    if (items.length === 0) {
      return <EditorNote editing={editing}>Choose the pictures of the gallery.</EditorNote>;
    }
    const behaviour = props.lightbox && !editing ? 'lightbox' : undefined;
    if (data)
      return (
        <PagedGrid id={id} type="gallery" props={props} data={data} editing={editing} behaviour={behaviour}>
          <GalleryItems {...input} />
        </PagedGrid>
      );
    return (
      <div data-behaviour={behaviour}>
        <FilteredGrid
          id={id}
          filter={props.filter}
          columns={props.columns}
          gap={props.gap}
          items={items.map((item) => ({
            key: item.name,
            tags: item.tags,
            content: <Figure {...item} id={id} props={props} />,
          }))}
        />
      </div>
    );
  },
});

/** The items of the page alone. */
export function GalleryItems({ id, props, data, picture }: ViewInput<GalleryProps, PagedItems>) {
  return shownOf({ props, data, picture }).map((item) => (
    <li key={item.name}>
      <Figure {...item} id={id} props={props} />
    </li>
  ));
}

type Shown = { name: string; image: PictureImage; caption: string; tags: string };

/** The pictures of the page that is shown; those that are gone are left out. */
function shownOf({
  props,
  data,
  picture,
}: Pick<ViewInput<GalleryProps, PagedItems>, 'props' | 'data' | 'picture'>): Shown[] {
  const wanted = data ? data.items : props.images.map((_, index) => index);
  return wanted.flatMap((index) => {
    const { image, caption, tags } = props.images[index] ?? { image: null, caption: '', tags: '' };
    const found = picture(image);
    return found ? [{ name: String(index), image: found, caption, tags }] : [];
  });
}

function Figure({ id, image, caption, props }: Shown & { id: string; props: GalleryProps }) {
  const shown = (
    <Picture image={image} ratio={props.ratio} sizes="(min-width: 64rem) 33vw, 50vw" className="rounded-md" />
  );
  return (
    <figure>
      {props.lightbox ? (
        <a
          href={largestSource(image)}
          className="block cursor-zoom-in"
          aria-label={image.alt ? undefined : caption || 'Show this picture large'}
          data-lightbox="yes"
          data-lightbox-group={id}
          data-lightbox-caption={caption || undefined}
        >
          {shown}
        </a>
      ) : (
        shown
      )}
      {caption && <figcaption className="mt-2 text-sm wrap-anywhere opacity-85">{caption}</figcaption>}
    </figure>
  );
}
