import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField, headingFields } from '#site/block-kit/parts/band.tsx';
import type { CalculatorProps } from '#site/features/calculators/stamp-duty/answer.ts';
import { StampDutyCalculatorIsland } from '#site/features/calculators/stamp-duty/stamp-duty-calculator.island.tsx';

const fields = {
  ...headingFields,
  state: {
    kind: 'select',
    label: 'Default state',
    options: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((value) => ({ value, label: value })),
  },
  value: {
    kind: 'number',
    label: 'Default price ($)',
    help: 'On the page of a property for sale, the calculator starts with that property’s state and the price shown there. Where no price is shown, the price is left empty.',
    min: 1,
    max: 100_000_000,
    step: 10_000,
  },
  band: bandField,
} as const satisfies BlockFields;

export type StampDutyProps = PropsOf<typeof fields>;

/** The stamp duty calculator. Without JavaScript its form opens the calculator's own page. */
export const stampDuty = defineBlock<typeof fields, CalculatorProps>({
  name: 'stamp-duty',
  label: 'Stamp duty calculator',
  category: 'business',
  keywords: 'calculator transfer tax cost',
  hasLoader: true,
  icon: 'key',
  fields,
  defaults: { title: 'What will the stamp duty be?', text: '', state: 'NSW', value: 850_000, band: 'paper' },
  View: ({ props, data }) => (
    <Band band={props.band} title={props.title} text={props.text}>
      {/* Only pages that show the calculator load its stylesheet. */}
      <link rel="stylesheet" href="/duty/v1/style" precedence="default" />
      <div className={`sd-root ${backgrounds[props.band]}`}>
        <StampDutyCalculatorIsland {...data} />
      </div>
    </Band>
  ),
});

/** What of the calculator stays in sight covers what passes under it, in the colour of its background. */
const backgrounds: Record<StampDutyProps['band'], string> = {
  paper: '',
  sand: '[--sd-background:var(--color-sand)]',
  accent: '[--sd-background:var(--color-accent-soft)]',
  none: '',
};
