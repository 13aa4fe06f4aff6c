'use client';

import { useFormFields } from '@payloadcms/ui';
import { type AdvertisedPrice, priceWarnings } from '../terms/price-rules.ts';

const NAMES = [
  'method',
  'category',
  'state',
  'authority',
  'auctionAt',
  'price',
  'priceMax',
  'priceView',
  'priceHidden',
  'rent',
  'status',
];
const NOT_ADVERTISED = ['sold', 'leased', 'withdrawn', 'offmarket', 'deleted'];

/** Beside the prices of a listing: what the state's law has against the way it is advertised, while it is typed. */
export function PriceRuleNote() {
  const values = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, fields[name]?.value]))),
  );
  const { status, ...listing } = JSON.parse(values) as AdvertisedPrice & { status?: string };
  const today = new Date().toISOString().slice(0, 10);
  const warnings = NOT_ADVERTISED.includes(status ?? '') ? [] : priceWarnings({ listing, today });
  return (
    <div role="status">
      {warnings.map(({ message }) => (
        <p
          key={message}
          className="field-type"
          style={{ borderInlineStart: '3px solid var(--theme-warning-500)', paddingInlineStart: '0.75rem' }}
        >
          {message}
        </p>
      ))}
    </div>
  );
}
