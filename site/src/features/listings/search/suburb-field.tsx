import { useId } from 'react';
import { searchFormTexts } from '#site/messages/search-form.ts';
import { labelStyle } from '#site/ui/field-styles.ts';
import { PlacesField } from '#site/ui/places-field.tsx';
import type { Channel } from '../public/public-listing.ts';
import type { Chip } from './search-form-state.ts';
import { fetchSuburbs } from './suburb-suggestions.ts';

/** The suburb field of the search forms: suburbs with listings on the page that is searched come first. */
export function SuburbField({
  channel,
  chips = [],
  typed = '',
}: {
  channel: Channel;
  chips?: Chip[];
  typed?: string;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelStyle}>
        {searchFormTexts().suburb}
      </label>
      <PlacesField
        id={id}
        names={{ text: 'q', places: 'suburb' }}
        places={chips.map(({ key, label }) => ({ value: key, label }))}
        typed={typed}
        find={async (asked) =>
          (await fetchSuburbs({ ...asked, channel })).map(({ key, ...suburb }) => ({ value: key, ...suburb }))
        }
      />
    </div>
  );
}
