import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';
import { ChosenIcon, isIcon } from '#site/ui/icons/chosen-icon.tsx';

const fields = {
  text: { kind: 'text', label: 'Text', maxLength: 80 },
  icon: { kind: 'icon', label: 'Icon' },
  look: {
    kind: 'select',
    label: 'Style',
    options: [
      { value: 'solid', label: 'Solid' },
      { value: 'dashed', label: 'Dashed' },
      { value: 'dotted', label: 'Dotted' },
      { value: 'double', label: 'Double' },
    ],
    tab: 'style',
  },
  weight: { kind: 'number', label: 'Thickness', min: 1, max: 20, unit: 'px', tab: 'style' },
  colour: { kind: 'colour', label: 'Colour', tab: 'style' },
  width: { kind: 'number', label: 'Width', min: 5, max: 100, unit: '%', perDevice: true, tab: 'style' },
  align: {
    kind: 'select',
    label: 'Alignment',
    options: [
      { value: 'center', label: 'Centre' },
      { value: 'start', label: 'Left' },
      { value: 'end', label: 'Right' },
    ],
    tab: 'style',
  },
} as const satisfies BlockFields;

export type DividerProps = PropsOf<typeof fields>;

/** A line between two blocks, with text or an icon in it where wanted. */
export const divider = defineBlock<typeof fields>({
  name: 'divider',
  label: 'Divider',
  category: 'layout',
  keywords: 'line rule separator hr',
  icon: 'menu',
  fields,
  // The line's colour was what every divider had; none follows what is behind it.
  migrations: [(props) => (props.colour === 'line' ? { ...props, colour: '' } : props)],
  defaults: {
    text: '',
    icon: '',
    look: 'solid',
    weight: 1,
    colour: '',
    width: { base: 100 },
    align: 'center',
  },
  View: ({ props }) => {
    const { text, width, align } = props;
    const icon = isIcon(props.icon) ? props.icon : null;
    return (
      <div className={`flex ${aligned[align]} py-2`}>
        <div
          className="fr-divider flex items-center gap-4"
          style={deviceVars({ name: 'fr-dw', value: width, css: (percent) => `${percent}%` })}
        >
          <Line props={props} />
          {(text || icon) && (
            <span className="flex min-w-0 items-center gap-2 text-center font-display text-lg wrap-anywhere">
              {icon && <ChosenIcon name={icon} />}
              {text}
            </span>
          )}
          {(text || icon) && <Line props={props} />}
        </div>
      </div>
    );
  },
});

const aligned = { start: 'justify-start', center: 'justify-center', end: 'justify-end' } as const;

function Line({ props: { look, weight, colour } }: { props: DividerProps }) {
  return (
    <hr
      className="m-0 min-w-4 flex-1 border-0"
      style={{
        // Two lines and the room between them need three times the room of one.
        borderTop: `${look === 'double' ? weight * 3 : weight}px ${look} ${cssColour(colour) ?? 'var(--color-line)'}`,
      }}
    />
  );
}
