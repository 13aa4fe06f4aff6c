import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { type FilterJoin, type LoopState, loopHref } from '#site/block-kit/loop/loop-address.ts';
import { chooseTerm, chosenTerms } from '#site/block-kit/loop/loop-choice.ts';
import type { LoopTerm } from '#site/block-kit/loop/sources/source.ts';
import { LOOP_SOURCES } from '#site/block-kit/loop/sources/sources.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { buttonStyle } from '#site/ui/button.tsx';

const TAXONOMIES = [
  ...new Map(Object.values(LOOP_SOURCES).flatMap(({ taxonomies }) => Object.entries(taxonomies))),
].map(([value, label]) => ({ value, label }));

const fields = {
  loop: {
    kind: 'block',
    type: 'loop-grid',
    label: 'Loop grid',
    help: 'Leave empty to filter the first loop grid on this page.',
  },
  taxonomy: { kind: 'select', label: 'Filter by', options: TAXONOMIES },
  title: { kind: 'text', label: 'Heading', help: 'Leave empty to use the filter’s name.', maxLength: 80 },
  choose: {
    kind: 'select',
    label: 'Selection',
    options: [
      { value: 'one', label: 'Single' },
      { value: 'any', label: 'Multiple, match any' },
      { value: 'all', label: 'Multiple, match all' },
      { value: 'none', label: 'Multiple, exclude' },
    ],
  },
  all: {
    kind: 'text',
    label: 'Reset link text',
    help: 'Leave empty to hide the link.',
    maxLength: 40,
  },
  counts: { kind: 'toggle', label: 'Show item count' },
  most: { kind: 'number', label: 'Maximum number of options', min: 2, max: 60, step: 1 },
  look: {
    kind: 'select',
    label: 'Display as',
    tab: 'style',
    options: [
      { value: 'buttons', label: 'Buttons' },
      { value: 'list', label: 'Checkbox list' },
      { value: 'select', label: 'Dropdown' },
    ],
  },
  hideTitle: { kind: 'toggle', label: 'Screen readers only', tab: 'style' },
} as const satisfies BlockFields;

export type LoopFilterProps = PropsOf<typeof fields>;

/** What a filter offers now; null where it finds no loop, or one that is not divided like that. */
export type LoopFilterData = {
  widget: string;
  place: string | null;
  path: string;
  query: string;
  state: LoopState;
  join: FilterJoin;
  taxonomies: string[];
  terms: LoopTerm[];
} | null;

/** Narrows a loop grid of the same page: plain links or a form, worked in place where there is a script. */
export const loopFilter = defineBlock<typeof fields, LoopFilterData>({
  name: 'loop-filter',
  label: 'Loop filter',
  category: 'business',
  keywords: 'narrow facets categories taxonomy sort tags',
  hasLoader: true,
  icon: 'search',
  fields,
  defaults: {
    loop: '',
    taxonomy: 'type',
    title: '',
    choose: 'one',
    all: 'All',
    counts: true,
    most: 20,
    look: 'buttons',
    hideTitle: false,
  },
  View: ({ id, props, data, editing }) => {
    if (!data || data.terms.length === 0)
      return (
        <EditorNote editing={editing}>
          {data
            ? 'There are no filter options yet.'
            : 'This page has no loop grid that can be filtered this way. Choose another loop grid or filter.'}
        </EditorNote>
      );
    const title = props.title.trim() || TAXONOMIES.find(({ value }) => value === props.taxonomy)?.label;
    const Look = props.look === 'select' ? Select : Links;
    return (
      <fieldset
        className="fr-loop-filter min-w-0 text-ink"
        {...(data.place
          ? {
              'data-behaviour': 'loop',
              'data-loop': data.widget,
              'data-taxonomy': props.taxonomy,
              'data-choose': props.choose,
              'data-join': data.join,
            }
          : {})}
      >
        <legend
          id={`${id}-title`}
          className={props.hideTitle ? 'sr-only' : 'mb-3 font-semibold wrap-anywhere'}
        >
          {title}
        </legend>
        <Look id={id} props={props} data={data} />
      </fieldset>
    );
  },
});

type Drawn = { id: string; props: LoopFilterProps; data: NonNullable<LoopFilterData> };

function Links({ props, data }: Drawn) {
  const isList = props.look === 'list';
  const chosen = chosenTerms({ filters: data.state.filters, taxonomy: props.taxonomy });
  const terms = [...(props.all ? [{ term: '', label: props.all, count: 0 }] : []), ...data.terms];
  return (
    <ul className={isList ? 'columns-3xs gap-x-8' : 'flex flex-wrap gap-2'}>
      {terms.map(({ term, label, count }) => {
        const isChosen = term === '' ? chosen.length === 0 : chosen.includes(term);
        return (
          <li key={term} className={isList ? 'mb-1 break-inside-avoid' : undefined}>
            <a
              href={hrefOf({ props, data, term })}
              rel="nofollow"
              data-term={term}
              aria-current={isChosen ? 'true' : undefined}
              className={isList ? TICKED : PILL}
            >
              {isList && <span className="fr-loop-tick" aria-hidden="true" />}
              <span>{label}</span>
              {props.counts && term !== '' && (
                <span className="text-sm opacity-75 tabular-nums">({count})</span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** A form, for what works without JavaScript. Its own loop's page is none of its fields: it goes back to the first. */
function Select({ id, props, data }: Drawn) {
  const [chosen = ''] = chosenTerms({ filters: data.state.filters, taxonomy: props.taxonomy });
  const name = `e-filter-${data.widget}-${props.taxonomy}`;
  const cleared = new URL(hrefOf({ props, data, term: '' }), 'https://path.invalid');
  return (
    <form method="get" action={`${cleared.pathname}${cleared.hash}`} className="flex max-w-md gap-2">
      {[...cleared.searchParams].map(([other, value]) => (
        <input key={other} type="hidden" name={other} value={value} />
      ))}
      <select
        name={name}
        aria-labelledby={`${id}-title`}
        // A choice that the browser brings back by itself would be none of the page's.
        autoComplete="off"
        defaultValue={chosen && props.choose === 'none' ? `!${chosen}` : chosen}
        className="min-h-11 w-full min-w-0 rounded-sm border border-outline bg-paper px-3"
      >
        <option value="">{props.all || 'All'}</option>
        {data.terms.map(({ term, label, count }) => (
          <option key={term} value={props.choose === 'none' ? `!${term}` : term}>
            {props.counts ? `${label} (${count})` : label}
          </option>
        ))}
      </select>
      <button type="submit" data-plain="" className={buttonStyle({ variant: 'outline' })}>
        Show
      </button>
    </form>
  );
}

function hrefOf({ props, data, term }: Omit<Drawn, 'id'> & { term: string }): string {
  const { state, join } = data;
  const { taxonomy, choose } = props;
  return loopHref({ ...data, state: chooseTerm({ state, taxonomy, term, choose, join }) });
}

const PILL =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-outline bg-paper px-4 no-underline hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-paper';
const TICKED =
  'group/tick inline-flex min-h-11 items-center gap-2.5 no-underline hover:text-accent aria-[current]:font-semibold';
