import type { State, StateTables } from '@frontage/duty';

/** An edition with a flat duty of `percent` on every purchase from a day on: easy to recognise in an answer. */
export function flatEdition({
  state = 'NSW',
  from = '2030-07-01',
  percent = 10,
}: {
  state?: State;
  from?: string;
  percent?: number;
} = {}): StateTables {
  return {
    state,
    kinds: ['new', 'established', 'vacant'],
    sources: {
      invented: {
        title: 'An invented rate',
        address: 'https://example.com/rate',
        official: false,
        published: '2026-11-01',
      },
    },
    schemes: [
      {
        id: 'duty',
        part: 'duty',
        label: 'Transfer duty',
        row: 'general_rate',
        tables: [
          {
            from,
            evidence: { '2030-31': 'low' },
            sources: ['invented'],
            rule: 'A flat rate.',
            rules: [{ give: { formula: 'scale', scale: { bands: [{ over: 0, whole: percent }] } } }],
          },
        ],
      },
    ],
  };
}
