import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import { Picture } from '#site/ui/picture.tsx';

const fields = {
  title: { kind: 'text', label: 'Title', maxLength: 120 },
  logos: {
    kind: 'list',
    label: 'Logos',
    itemLabel: 'name',
    max: 30,
    of: {
      picture: { kind: 'media', label: 'Logo' },
      name: { kind: 'text', label: 'Name', maxLength: 120 },
      link: { kind: 'link', label: 'Link' },
    },
  },
  columns: columnsField,
  grey: {
    kind: 'toggle',
    label: 'Greyscale',
    help: 'Logos show in colour on hover.',
    tab: 'style',
  },
} as const satisfies BlockFields;

export type LogoStripProps = PropsOf<typeof fields>;

/** Logos of partners, awards or portals in a row. */
export const logoStrip = defineBlock<typeof fields>({
  name: 'logo-strip',
  label: 'Logo strip',
  category: 'content',
  keywords: 'partners brands awards sponsors portals',
  icon: 'image',
  fields,
  defaults: { title: '', logos: [], columns: { base: 5, tablet: 3, mobile: 2 }, grey: true },
  View: ({ props, picture, editing }) => {
    const shown = props.logos.flatMap((logo) => {
      const image = picture(logo.picture);
      return image ? [{ ...logo, image }] : [];
    });
    if (shown.length === 0) {
      return <EditorNote editing={editing}>Choose logos to show in a row.</EditorNote>;
    }
    const grey = props.grey
      ? 'opacity-75 grayscale transition hover:opacity-100 hover:grayscale-0 focus-within:grayscale-0'
      : '';
    return (
      <div>
        {props.title && <p className="mb-6 text-center text-sm wrap-anywhere opacity-80">{props.title}</p>}
        <ul className={`${COLUMNS} items-center gap-x-10 gap-y-8`} style={columnsVars(props.columns)}>
          {shown.map(({ image, name, link }, index) => (
            <li key={index} className={grey}>
              <BlockLink link={link} className="block">
                <Picture
                  image={{ ...image, alt: name || image.alt }}
                  ratio="3/2"
                  sizes="(min-width: 64rem) 15rem, 45vw"
                  className="max-h-24 bg-transparent object-contain!"
                />
              </BlockLink>
            </li>
          ))}
        </ul>
      </div>
    );
  },
});
