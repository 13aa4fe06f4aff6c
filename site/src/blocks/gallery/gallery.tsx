import { defineBlock, type ViewInput } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { type GridItem, GridItems, KindsGrid, tagsField } from '#site/block-kit/item-grid/kinds-grid.tsx';
import { itemsPagedFields, KINDS, type PagedItems, shownOf } from '#site/block-kit/item-grid/paged-items.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { columnsField } from '#site/block-kit/parts/per-device.ts';
import { largestSource } from '#site/ui/largest-source.ts';
import { Picture, type PictureImage } from '#site/ui/picture.tsx';

const fields = {
  images: {
    kind: 'list',
    label: 'Images',
    itemLabel: 'caption',
    max: 60,
    of: {
      image: { kind: 'media', label: 'Image' },
      caption: { kind: 'text', label: 'Caption', maxLength: 200 },
      tags: tagsField,
    },
  },
  filter: { kind: 'toggle', label: 'Show category filter' },
  ...itemsPagedFields,
  lightbox: { kind: 'toggle', label: 'Open in lightbox' },
  columns: columnsField,
  gap: { kind: 'number', label: 'Gap', min: 0, max: 60, unit: 'px', tab: 'style' },
  ratio: {
    kind: 'select',
    label: 'Aspect ratio',
    options: [
      { value: '3/2', label: 'Photo, 3:2' },
      { value: '1/1', label: 'Square, 1:1' },
      { value: '4/5', label: 'Portrait, 4:5' },
      { value: '16/9', label: 'Wide, 16:9' },
    ],
    tab: 'style',
  },
} as const satisfies BlockFields;

export type GalleryProps = PropsOf<typeof fields>;

/** Pictures in columns, large on click, filtered by kind. Pictures that are gone are left out. */
export const gallery = defineBlock<typeof fields, PagedItems>({
  name: 'gallery',
  label: 'Gallery',
  category: 'content',
  keywords: 'photos pictures images lightbox',
  hasLoader: true,
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
  paged: { Items: (input) => <GalleryItems {...input} />, taxonomyOf: () => KINDS },
  View: (input) => {
    const { props, editing } = input;
    const items = drawn(input);
    if (items.length === 0) {
      return <EditorNote editing={editing}>Choose images for the gallery.</EditorNote>;
    }
    const behaviour = props.lightbox && !editing ? 'lightbox' : undefined;
    return <KindsGrid {...input} type="gallery" behaviour={behaviour} items={items} />;
  },
});

/** The items of the page alone. */
const GalleryItems = (input: Input) => <GridItems items={drawn(input)} />;

type Input = ViewInput<GalleryProps, PagedItems>;

/** The pictures of the page that is shown; those that are gone are left out. */
const drawn = ({ id, props, data, picture }: Input): GridItem[] =>
  shownOf({ data, all: props.images }).flatMap(({ index, item: { image, caption, tags } }) => {
    const found = picture(image);
    if (!found) return [];
    const content = <Figure id={id} image={found} caption={caption} props={props} />;
    return [{ key: String(index), tags, content }];
  });

function Figure({
  id,
  image,
  caption,
  props,
}: {
  id: string;
  image: PictureImage;
  caption: string;
  props: GalleryProps;
}) {
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
