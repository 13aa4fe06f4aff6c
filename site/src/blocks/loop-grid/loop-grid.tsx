import type { CSSProperties } from 'react';
import { defineBlock, type ViewInput } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import type { InnerDesign } from '#site/block-kit/inner-design.ts';
import { ItemCard } from '#site/block-kit/loop/items/item-card.tsx';
import { type LoopState, loopHref } from '#site/block-kit/loop/loop-address.ts';
import type { LoopItem } from '#site/block-kit/loop/loop-item.ts';
import { LOOP_SOURCES, SOURCE_DEFAULTS, sourceFields } from '#site/block-kit/loop/sources/sources.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import { PAGER_STYLES, Pager, type PagerStyle } from '#site/ui/pager.tsx';
import { reusedContent } from '#site/ui/reused-content.ts';

const fields = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  ...sourceFields,
  perPage: { kind: 'number', label: 'Items per page', min: 1, max: 24, step: 1 },
  offset: {
    kind: 'number',
    label: 'Offset',
    help: 'Number of items to skip at the start.',
    min: 0,
    max: 100,
    step: 1,
  },
  leaveOutThis: { kind: 'toggle', label: 'Exclude current item' },
  leaveOutShown: {
    kind: 'toggle',
    label: 'Avoid duplicates',
    help: 'Skips items shown in loop grids above.',
  },
  pager: {
    kind: 'select',
    label: 'Pagination',
    options: (Object.keys(PAGER_STYLES) as PagerStyle[]).map((value) => ({
      value,
      label: PAGER_STYLES[value],
    })),
  },
  join: {
    kind: 'select',
    label: 'Combine filters',
    options: [
      { value: 'AND', label: 'Match all (AND)' },
      { value: 'OR', label: 'Match any (OR)' },
      { value: 'DISABLED', label: 'One filter at a time' },
    ],
  },
  says: { kind: 'toggle', label: 'Show total' },
  empty: {
    kind: 'text',
    label: 'Message when empty',
    help: 'Leave empty to hide the block instead.',
    maxLength: 200,
  },
  template: {
    kind: 'reference',
    to: 'item-templates',
    max: 1,
    label: 'Item template',
    help: 'Leave empty to use the standard cards.',
    tab: 'style',
  },
  columns: columnsField,
  gap: { kind: 'number', label: 'Gap', tab: 'style', min: 0, max: 80, step: 4, unit: 'px' },
  band: bandField,
  oldId: {
    kind: 'text',
    label: 'Legacy filter ID',
    help: 'The letters after e-filter- in addresses of the old website. Usually empty.',
    tab: 'advanced',
    maxLength: 20,
  },
} as const satisfies BlockFields;

export type LoopGridProps = PropsOf<typeof fields>;

/** What a loop shows now, and how its links say so. */
export type LoopData = {
  /** Its name in addresses. */
  widget: string;
  /** Where it is published, as who fetches it again says it; null where nobody can. */
  place: string | null;
  path: string;
  /** Of the address, as its links keep it. */
  query: string;
  state: LoopState;
  items: LoopItem[];
  /** Each item in its template, in their order; null where there is none. */
  designs: Omit<InnerDesign, 'pictures'>[] | null;
  pictures: InnerDesign['pictures'];
  total: number;
  more: boolean;
  page: number;
  pages: number;
};

export const LOOP_DEFAULTS: LoopGridProps = {
  title: '',
  ...SOURCE_DEFAULTS,
  perPage: 6,
  offset: 0,
  leaveOutThis: true,
  leaveOutShown: false,
  pager: 'numbers',
  join: 'AND',
  says: false,
  empty: '',
  template: [],
  columns: { base: 3, tablet: 2, mobile: 1 },
  gap: 28,
  band: 'none',
  oldId: '',
};

/** A list of properties, people, offices, pages or testimonials that staff describe, with ways to narrow it and to page. */
export const loopGrid = defineBlock<typeof fields, LoopData>({
  name: 'loop-grid',
  label: 'Loop grid',
  category: 'business',
  keywords: 'query list posts archive listings team cards pagination repeater',
  hasLoader: true,
  icon: 'search',
  fields,
  defaults: LOOP_DEFAULTS,
  View: ({ props, data, now, inner, editing }) => {
    const isEmpty = data.items.length === 0 && data.state.filters.length === 0;
    if (isEmpty && (editing || !props.empty))
      return <EditorNote editing={editing}>{whyEmpty(props)}</EditorNote>;
    const { widget, place } = data;
    const asked = place
      ? {
          'data-behaviour': 'loop',
          'data-place': place,
          'data-taxonomies': taxonomiesOf(props),
          'data-join': props.join,
        }
      : {};
    return (
      <Band band={props.band} title={props.title}>
        <div
          className={`fr-loop elementor-element elementor-element-${widget} elementor-widget-loop-grid`}
          data-id={widget}
          data-element_type="widget"
          data-widget_type="loop-grid.post"
          {...asked}
        >
          <p role="status" className="sr-only" data-loop-said="" />
          <LoopResults props={props} data={data} now={now} inner={inner} />
        </div>
      </Band>
    );
  },
});

/** An item in its template; one that shows the same wherever it stands is drawn once. */
function itemContent({
  design,
  pictures,
  inner,
}: {
  design: Omit<InnerDesign, 'pictures'>;
  pictures: InnerDesign['pictures'];
  inner: NonNullable<ViewInput<LoopGridProps, LoopData>['inner']>;
}) {
  const content = () => <>{inner({ ...design, pictures })}</>;
  const { drawnOnce: idPrefix } = design;
  return idPrefix ? reusedContent({ of: design, form: '', idPrefix, content }) : { children: content() };
}

/** What is replaced when a loop is fetched again: items, how many there are, the way to the others. */
export function LoopResults({
  props,
  data,
  now,
  inner,
}: Pick<ViewInput<LoopGridProps, LoopData>, 'props' | 'data' | 'now' | 'inner'>) {
  const { widget, items, designs, pictures, page, pages, total, path, query, state } = data;
  const said = saidOf({ props, data });
  const href = (to: number) => loopHref({ widget, path, query, state: { ...state, page: to } });
  const label = `Pages of ${props.title.trim() || `these ${LOOP_SOURCES[props.source].many}`}`;
  return (
    <div className="elementor-widget-container" id={`loop-${widget}`} tabIndex={-1} data-said={said}>
      {props.says && items.length > 0 && (
        <p className="mb-6 text-muted" data-loop-count="">
          {said}
        </p>
      )}
      {items.length === 0 ? (
        <p className="py-6 text-muted">{props.empty || said}</p>
      ) : (
        <ul
          className={`elementor-loop-container elementor-grid ${COLUMNS} gap-(--loop-gap)`}
          style={{ ...columnsVars(props.columns), '--loop-gap': `${props.gap}px` } as CSSProperties}
        >
          {items.map((item, index) => {
            const design = designs?.[index];
            return (
              <li key={item.id} className={`e-loop-item e-loop-item-${item.id} min-w-0`}>
                {design && inner ? (
                  <div className="fr-item" {...itemContent({ design, pictures, inner })} />
                ) : (
                  <ItemCard item={item} now={now} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className="mt-10 empty:hidden" data-loop-pager={props.pager}>
        <Pager
          look={props.pager}
          page={page}
          pages={pages}
          remaining={Math.max(0, total - page * props.perPage)}
          href={href}
          label={label}
        />
      </div>
    </div>
  );
}

/** By what a loop can be narrowed, as its markup says it. */
const taxonomiesOf = ({ source }: LoopGridProps): string =>
  Object.keys(LOOP_SOURCES[source].taxonomies).join(' ');

/** `12 properties`, `1,000+ properties, page 2 of 42`, `6 of 12 properties`, or that there is nothing. */
function saidOf({ props, data }: { props: LoopGridProps; data: LoopData }): string {
  const { one, many } = LOOP_SOURCES[props.source];
  const { total, more, page, pages } = data;
  if (total === 0) return `No ${many} match. Remove a filter to see more.`;
  const count = `${total.toLocaleString('en-AU')}${more ? '+' : ''} ${total === 1 ? one : many}`;
  if (pages < 2 || props.pager === 'none') return count;
  if (props.pager === 'load-more') return `${Math.min(page * props.perPage, total)} of ${count}`;
  return `${count}, page ${page} of ${pages}`;
}

function whyEmpty({ source }: LoopGridProps): string {
  return `No ${LOOP_SOURCES[source].many} match, so visitors don’t see this block. Filters “of the page” only work on property, agent and office pages.`;
}
