import { peopleTexts } from '#site/messages/people.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { inputStyle, labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import type { AgentSearch } from './find-agents.ts';
import type { Office } from './load-people.ts';

/** Finds an agent by suburb or name, language and office. A plain form: the page comes again with the answer. */
export function AgentSearchForm({
  search,
  languages,
  offices,
}: {
  search: AgentSearch;
  languages: readonly string[];
  offices: readonly Pick<Office, 'slug' | 'name' | 'shortName'>[];
}) {
  const texts = peopleTexts().search;
  return (
    <search className="@container block">
      <form
        action="/agents"
        aria-label={texts.title}
        className="grid items-end gap-4 rounded-lg bg-sand p-5 @xl:grid-cols-2 @4xl:flex @4xl:*:flex-1 @4xl:[&>button]:flex-none @4xl:[&>label:first-child]:flex-2"
      >
        <label className="min-w-0">
          <span className={labelStyle}>{texts.text}</span>
          <input
            name="q"
            type="search"
            defaultValue={search.text}
            maxLength={80}
            autoComplete="off"
            placeholder={texts.example}
            className={inputStyle}
          />
        </label>
        {languages.length > 0 && (
          <Choice
            name="language"
            label={texts.language}
            value={search.language}
            options={languages.map((language) => ({ value: language, label: language }))}
          />
        )}
        {offices.length > 1 && (
          <Choice
            name="office"
            label={texts.office}
            value={search.office}
            options={offices.map(({ slug, name, shortName }) => ({ value: slug, label: shortName ?? name }))}
          />
        )}
        <button type="submit" className={buttonStyle({ variant: 'primary' })}>
          {texts.title}
        </button>
      </form>
    </search>
  );
}

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}) {
  return (
    <label className="min-w-0">
      <span className={labelStyle}>{label}</span>
      <select name={name} defaultValue={value} className={selectStyle}>
        <option value="">{peopleTexts().search.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
