import { useId } from 'react';
import { amountTexts } from '#site/messages/amounts.ts';
import { searchFormTexts } from '#site/messages/search-form.ts';
import { labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import type { Channel } from '../public/public-listing.ts';
import { priceLabel, pricesOf, withChosen } from './search-choices.ts';

export type Choice = { value: string | number; label: string };

/** A labelled select of the search forms; its first choice, “Any”, sends nothing. */
export function SearchSelect({
  name,
  label,
  any = searchFormTexts().any,
  choices,
  chosen,
}: {
  name: string;
  label: string;
  any?: string;
  choices: Choice[];
  chosen?: string | number | null;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen ?? ''} className={selectStyle}>
        <option value="">{any}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** From and to, in dollars, or dollars a week on the rental pages. */
export function PriceSelects({
  channel,
  names,
  min = null,
  max = null,
}: {
  channel: Channel;
  names: { min: string; max: string };
  min?: number | null;
  max?: number | null;
}) {
  const page = { channel, category: null };
  const { price, from, to } = amountTexts();
  const choices = (chosen: number | null) =>
    withChosen(pricesOf(page), chosen).map((price) => ({
      value: price,
      label: priceLabel({ price, ...page }),
    }));
  return (
    <>
      <SearchSelect name={names.min} label={from(price)} choices={choices(min)} chosen={min} />
      <SearchSelect name={names.max} label={to(price)} choices={choices(max)} chosen={max} />
    </>
  );
}
