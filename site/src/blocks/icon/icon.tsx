import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';
import { isDark } from '#site/block-kit/parts/is-dark.ts';
import { alignField, alignVars, TEXT_ALIGN } from '#site/block-kit/parts/per-device.ts';
import { ChosenIcon, isIcon } from '#site/ui/icons/chosen-icon.tsx';

const fields = {
  icon: { kind: 'icon', label: 'Icon' },
  link: { kind: 'link', label: 'Link' },
  label: {
    kind: 'text',
    label: 'Alt text',
    help: 'Describe the icon or its link. Leave empty if decorative.',
    maxLength: 120,
  },
  shape: {
    kind: 'select',
    label: 'Background',
    tab: 'style',
    options: [
      { value: 'none', label: 'None' },
      { value: 'circle', label: 'Circle' },
      { value: 'square', label: 'Square' },
    ],
  },
  size: {
    kind: 'number',
    label: 'Size',
    tab: 'style',
    perDevice: true,
    min: 16,
    max: 200,
    step: 4,
    unit: 'px',
  },
  colour: {
    kind: 'colour',
    label: 'Colour',
    help: 'Leave empty to match the background.',
    tab: 'style',
  },
  ground: {
    kind: 'colour',
    label: 'Background colour',
    tab: 'style',
    shownWhen: { field: 'shape', is: ['circle', 'square'] },
  },
  align: alignField,
} as const satisfies BlockFields;

export type IconProps = PropsOf<typeof fields>;

const shapes: Record<IconProps['shape'], string> = {
  none: '',
  circle: 'rounded-full p-[0.6em]',
  square: 'rounded-md p-[0.5em]',
};

/** One icon, alone or as a link. */
export const iconBlock = defineBlock<typeof fields>({
  name: 'icon',
  label: 'Icon',
  category: 'basic',
  keywords: 'symbol',
  fields,
  // The main colour was what every icon had; none follows what is behind it.
  migrations: [(props) => (props.colour === 'brand' ? { ...props, colour: '' } : props)],
  defaults: {
    icon: 'home',
    link: null,
    label: '',
    shape: 'circle',
    size: { base: 40 },
    colour: '',
    ground: 'brand-soft',
    align: { base: 'start' },
  },
  View: ({ props }) => {
    const { icon, label, link, shape } = props;
    if (!isIcon(icon)) return null;
    return (
      <div className={TEXT_ALIGN} style={alignVars(props.align)}>
        <span
          className={`inline-block align-top text-(length:--size-m) md:text-(length:--size-t) lg:text-(length:--size) ${shapes[shape]}`}
          style={{
            ...deviceVars({ name: 'size', value: props.size, css: (size) => `${size}px` }),
            color: cssColour(props.colour) ?? unchosen(props),
            background: shape === 'none' ? undefined : cssColour(props.ground),
          }}
        >
          <BlockLink
            link={link}
            label={link ? label || icon.replaceAll('-', ' ') : undefined}
            className="block"
          >
            <ChosenIcon name={icon} className="size-[1em]" />
            {!link && label && <span className="sr-only">{label}</span>}
          </BlockLink>
        </span>
      </div>
    );
  },
});

/** The main colour, or what is readable on the icon's own background. */
function unchosen({ shape, ground }: IconProps): string {
  if (shape === 'none' || !ground) return 'var(--color-brand)';
  return isDark(ground) ? 'var(--base-sand)' : 'var(--base-brand)';
}
