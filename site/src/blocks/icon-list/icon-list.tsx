import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import { ChosenIcon, isIcon } from '#site/ui/icons/chosen-icon.tsx';

const item = {
  icon: { kind: 'icon', label: 'Icon' },
  text: { kind: 'text', label: 'Text', maxLength: 160 },
  note: { kind: 'textarea', label: 'Description', maxLength: 400 },
  link: { kind: 'link', label: 'Link' },
} as const satisfies BlockFields;

const fields = {
  items: { kind: 'list', label: 'Items', of: item, itemLabel: 'text', max: 30 },
  look: {
    kind: 'select',
    label: 'Layout',
    tab: 'style',
    options: [
      { value: 'list', label: 'List' },
      { value: 'divided', label: 'List with dividers' },
      { value: 'tiles', label: 'Icon above the text' },
    ],
  },
  columns: columnsField,
  colour: { kind: 'colour', label: 'Icon colour', tab: 'style' },
} as const satisfies BlockFields;

export type IconListProps = PropsOf<typeof fields>;

const plain = { note: '', link: null };

/** Points with an icon each. */
export const iconList = defineBlock<typeof fields>({
  name: 'icon-list',
  label: 'Icon list',
  category: 'basic',
  keywords: 'bullets ticks checklist features points',
  icon: 'check',
  fields,
  // The accent was what every list had; none follows what is behind it.
  migrations: [(props) => (props.colour === 'accent' ? { ...props, colour: '' } : props)],
  defaults: {
    items: [
      { ...plain, icon: 'check', text: 'One agent from the first call to the keys' },
      { ...plain, icon: 'check', text: 'A price range that recent sales stand behind' },
      { ...plain, icon: 'check', text: 'A call after every inspection' },
    ],
    look: 'list',
    columns: { base: 1 },
    colour: '',
  },
  View: ({ props }) => {
    const items = props.items.filter(({ text, note }) => text.trim() || note.trim());
    if (items.length === 0) return null;
    const tiles = props.look === 'tiles';
    const divided = props.look === 'divided';
    const withIcons = items.some(({ icon }) => isIcon(icon));
    return (
      <ul
        className={`${COLUMNS} gap-x-8 ${tiles ? 'gap-y-10' : divided ? '' : 'gap-y-3'}`}
        style={columnsVars(props.columns)}
      >
        {items.map(({ icon, text, note, link }, index) => (
          <li
            key={index}
            className={`flex min-w-0 gap-3 ${tiles ? 'flex-col' : ''} ${divided ? 'border-b border-current/15 py-3' : ''}`}
          >
            {withIcons && (
              <span
                style={{ color: cssColour(props.colour) ?? 'var(--color-accent)' }}
                className={tiles ? '' : 'w-6 pt-0.5'}
              >
                <ChosenIcon name={icon} className={tiles ? 'size-9' : 'size-6'} />
              </span>
            )}
            <div className="min-w-0 wrap-anywhere">
              <BlockLink
                link={link}
                className={`${link ? LINK : ''} ${tiles ? 'text-lg font-semibold' : ''}`}
              >
                {text}
              </BlockLink>
              {note && <p className="mt-1 whitespace-pre-line opacity-85">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    );
  },
});

const LINK = 'underline decoration-accent decoration-2 underline-offset-4';
