import { useState } from 'react';
import { searchFormTexts } from '#site/messages/search-form.ts';
import { siteTexts } from '#site/messages/site.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import type { HeroSearchProps } from './search-form-state.ts';
import { SuburbField } from './suburb-field.tsx';
import { useSearchForm } from './use-search-form.ts';

const CHOICES = ['buy', 'rent', 'sold'] as const;

type Status = (typeof CHOICES)[number];

/** A search in one line: what, where, go. The server takes it as it takes the front page's form. */
export function CompactSearch({ only }: Pick<HeroSearchProps, 'only'>) {
  const { form } = useSearchForm();
  const [status, setStatus] = useState<Status>(only ?? 'buy');
  const texts = searchFormTexts();
  return (
    <form
      ref={form}
      action="/buy"
      aria-label={siteTexts().findProperty}
      className={`grid items-end gap-4 text-ink ${only ? 'sm:grid-cols-[1fr_auto]' : 'sm:grid-cols-[10rem_1fr_auto]'}`}
    >
      {only ? (
        <input type="hidden" name="status" value={only} />
      ) : (
        <label>
          <span className={labelStyle}>{texts.lookingFor}</span>
          <select
            name="status"
            defaultValue="buy"
            onChange={(event) => setStatus(event.currentTarget.value as Status)}
            className={selectStyle}
          >
            {CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {texts.channels[choice]}
              </option>
            ))}
          </select>
        </label>
      )}
      <SuburbField channel={status} />
      <button type="submit" className={buttonStyle({ variant: 'accent' })}>
        <Icon name="search" />
        {texts.search}
      </button>
    </form>
  );
}
