import type { BlockExamples } from '#site/block-kit/examples.ts';
import { type ComparisonTableProps, comparisonTable } from './comparison-table.tsx';

const { columns, rows } = comparisonTable.defaults;

export const examples: BlockExamples<ComparisonTableProps, null> = {
  ordinary: {},
  'five columns, one highlighted': {
    props: {
      caption: 'What is included',
      columns: [1, 2, 3, 4, 5].map((number) => ({
        name: `Package ${number}`,
        note: number === 3 ? 'Chosen most' : '',
        highlighted: number === 3,
      })),
      rows: rows.map((row) => ({ ...row, cells: 'Yes\nNo\nYes\nOn request\nYes' })),
      note: '',
    },
  },
  'very long': {
    props: { columns: columns.map((column) => ({ ...column, name: 'abcdefghij'.repeat(6) })) },
  },
  empty: { props: { columns: [], rows: [] } },
};
