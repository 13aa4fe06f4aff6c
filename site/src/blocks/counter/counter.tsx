import { defineBlock } from '#site/block-kit/block.ts';
import { CountUp } from '#site/block-kit/counting/count-up.tsx';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';

const MOST = 1_000_000_000;

const fields = {
  counters: {
    kind: 'list',
    label: 'Numbers',
    itemLabel: 'title',
    max: 12,
    of: {
      to: { kind: 'number', label: 'Number', min: -MOST, max: MOST },
      from: { kind: 'number', label: 'Start value', min: -MOST, max: MOST },
      decimals: { kind: 'number', label: 'Decimal places', min: 0, max: 3, step: 1 },
      before: { kind: 'text', label: 'Prefix', help: 'For example, $.', maxLength: 10 },
      after: { kind: 'text', label: 'Suffix', help: 'For example, + or %.', maxLength: 20 },
      title: { kind: 'text', label: 'Title', maxLength: 120 },
    },
  },
  columns: columnsField,
  grouped: { kind: 'toggle', label: 'Thousands separator', tab: 'style' },
  duration: { kind: 'number', label: 'Duration', min: 0, max: 10_000, unit: 'ms', tab: 'advanced' },
} as const satisfies BlockFields;

export type CounterProps = PropsOf<typeof fields>;

/** Numbers that count up when they come into sight. */
export const counter = defineBlock<typeof fields>({
  name: 'counter',
  label: 'Counter',
  category: 'content',
  keywords: 'number figure statistic count up',
  icon: 'check',
  fields,
  defaults: {
    counters: [
      { to: 1250, title: 'homes sold' },
      { to: 28, title: 'days on the market, as a rule', after: '' },
      { to: 97, title: 'of vendors would come again', after: '%' },
    ].map((counter) => ({ from: 0, decimals: 0, before: '', after: '', ...counter })),
    columns: { base: 3, mobile: 1 },
    grouped: true,
    duration: 2000,
  },
  View: ({ props, editing }) =>
    props.counters.length === 0 ? (
      <EditorNote editing={editing}>Add a number.</EditorNote>
    ) : (
      <dl className={`${COLUMNS} gap-x-6 gap-y-10`} style={columnsVars(props.columns)}>
        {props.counters.map(({ title, ...count }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end gap-1 text-center wrap-anywhere">
            <dt>{title}</dt>
            <dd className="font-display text-3xl sm:text-4xl lg:text-5xl">
              <CountUp {...count} ms={props.duration} grouped={props.grouped} editing={editing} />
            </dd>
          </div>
        ))}
      </dl>
    ),
});
