import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { FeeTable, type Plan } from './fee-table.tsx';
import { lines } from './lines.ts';

const plan = {
  name: { kind: 'text', label: 'Name', maxLength: 80 },
  price: {
    kind: 'text',
    label: 'Price',
    help: 'For example, $880, 1.9% or On request.',
    maxLength: 40,
  },
  per: { kind: 'text', label: 'Unit', placeholder: 'a week', maxLength: 60 },
  note: { kind: 'text', label: 'Description', maxLength: 240 },
  included: { kind: 'textarea', label: 'Features', help: 'One per line.', maxLength: 2000 },
  button: { kind: 'text', label: 'Button text', maxLength: 60 },
  link: { kind: 'link', label: 'Button link' },
  highlighted: { kind: 'toggle', label: 'Highlight' },
  badge: { kind: 'text', label: 'Badge', placeholder: 'Most popular', maxLength: 30 },
} as const satisfies BlockFields;

const fields = {
  plans: { kind: 'list', label: 'Prices', of: plan, itemLabel: 'name', max: 20 },
  look: {
    kind: 'select',
    label: 'Layout',
    tab: 'style',
    options: [
      { value: 'cards', label: 'Cards' },
      { value: 'table', label: 'Table' },
    ],
  },
  columns: { ...columnsField, shownWhen: { field: 'look', is: ['cards'] } },
  note: {
    kind: 'textarea',
    label: 'Fine print',
    help: 'State whether prices include GST.',
    maxLength: 1000,
  },
} as const satisfies BlockFields;

export type PricingProps = PropsOf<typeof fields>;
const plain = { button: '', link: null, highlighted: false, badge: '' };

/** What the agency's services cost: cards to compare, or a table of fees. */
export const pricing = defineBlock<typeof fields>({
  name: 'pricing',
  label: 'Prices and fees',
  category: 'content',
  keywords: 'fees table packages cost commission',
  fields,
  defaults: {
    plans: [
      {
        ...plain,
        name: 'Leasing',
        price: 'One week',
        per: 'of rent',
        note: 'We find the tenant and you manage.',
        included: 'Photographs and listing\nOpen homes\nReference checks\nLease and bond',
      },
      {
        ...plain,
        name: 'Management',
        price: '5.5%',
        per: 'of rent collected',
        note: 'We look after the home and the people in it.',
        included: 'Everything in leasing\nRent and arrears\nRoutine inspections\nRepairs, day and night',
        highlighted: true,
        badge: 'Most popular',
      },
      {
        ...plain,
        name: 'Sale',
        price: 'On request',
        per: '',
        note: 'Agreed in writing before anything begins.',
        included: 'Appraisal\nCampaign plan\nAuction or private treaty\nSettlement',
      },
    ],
    look: 'cards',
    columns: { base: 3, tablet: 1 },
    note: 'All prices include GST.',
  },
  View: ({ props }) => {
    const plans = props.plans.filter(({ name, price }) => name.trim() || price.trim());
    if (plans.length === 0) return null;
    return (
      <div>
        {props.look === 'table' ? (
          <FeeTable plans={plans} />
        ) : (
          <ul className={`${COLUMNS} items-stretch gap-6`} style={columnsVars(props.columns)}>
            {plans.map((one, index) => (
              <li key={index} className="min-w-0">
                <PlanCard plan={one} />
              </li>
            ))}
          </ul>
        )}
        {props.note && (
          <p className="mt-5 text-sm wrap-anywhere whitespace-pre-line opacity-80">{props.note}</p>
        )}
      </div>
    );
  },
});

function PlanCard({
  plan: { name, price, per, note, included, button, link, highlighted, badge },
}: {
  plan: Plan;
}) {
  const background = highlighted
    ? 'fr-on-dark border-brand-deep bg-brand-deep shadow-lift'
    : 'fr-card fr-on-light';
  return (
    <article className={`flex h-full flex-col rounded-lg border p-6 wrap-anywhere md:p-8 ${background}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans text-lg font-semibold">{name}</h3>
        {badge && (
          <p className="rounded-full bg-accent-soft px-3 py-0.5 text-sm font-semibold text-accent-deep">
            {badge}
          </p>
        )}
      </div>
      <p className="mt-4">
        <span className="font-display text-3xl leading-tight">{price}</span>
        {per && <span className="opacity-80"> {per}</span>}
      </p>
      {note && <p className="mt-3 opacity-85">{note}</p>}
      <ul className="mt-6 grid gap-2.5 empty:hidden">
        {lines(included).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon name="check" className={`mt-0.5 size-5 ${highlighted ? '' : 'text-accent'}`} />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      {button && link && (
        <div className="mt-auto pt-8">
          <BlockLink
            link={link}
            className={buttonStyle({ variant: highlighted ? 'light' : 'outline', block: true })}
          >
            {button}
          </BlockLink>
        </div>
      )}
    </article>
  );
}
