import { useState } from 'react';
import { buttonStyle } from '#site/ui/button.tsx';
import { labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import type { HeroSearchProps } from './search-form-state.ts';
import { SuburbField } from './suburb-field.tsx';
import { useSearchForm } from './use-search-form.ts';

const CHOICES = [
  { status: 'buy', label: 'Buy' },
  { status: 'rent', label: 'Rent' },
  { status: 'sold', label: 'Sold' },
] as const;

type Status = (typeof CHOICES)[number]['status'];

/** A search in one line: what, where, go. The server takes it as it takes the front page's form. */
export function CompactSearch({ only }: Pick<HeroSearchProps, 'only'>) {
  const { form } = useSearchForm();
  const [status, setStatus] = useState<Status>(only ?? 'buy');
  return (
    <form
      ref={form}
      action="/buy"
      aria-label="Find a property"
      className={`grid items-end gap-4 text-ink ${only ? 'sm:grid-cols-[1fr_auto]' : 'sm:grid-cols-[10rem_1fr_auto]'}`}
    >
      {only ? (
        <input type="hidden" name="status" value={only} />
      ) : (
        <label>
          <span className={labelStyle}>Looking for</span>
          <select
            name="status"
            defaultValue="buy"
            onChange={(event) => setStatus(event.currentTarget.value as Status)}
            className={selectStyle}
          >
            {CHOICES.map((choice) => (
              <option key={choice.status} value={choice.status}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <SuburbField channel={status} />
      <button type="submit" className={buttonStyle({ variant: 'accent' })}>
        <Icon name="search" />
        Search
      </button>
    </form>
  );
}
