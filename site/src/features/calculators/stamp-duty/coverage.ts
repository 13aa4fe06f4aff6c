import { type Scheme, STATES, type State, type StateTables } from '@frontage/duty/engine';

/** What the tables know about one state. */
export type Coverage = {
  state: State;
  name: string;
  /** The names of the duties, concessions, grants and fees that still run, in the tables' order. */
  schemes: string[];
  /** The first day there are rates for, ISO. */
  from: string;
  /** The last edition that the duty itself is confirmed for: `2026-27`. */
  lastEdition: string;
};

/** What the calculator covers, read off its tables: one entry for each state that has any. */
export function coverageOf(tables: StateTables[]): Coverage[] {
  return STATES.flatMap(({ state, name }) => {
    const found = tables.find((one) => one.state === state);
    if (!found) return [];
    const duty = found.schemes.filter(({ part }) => part === 'duty').flatMap((scheme) => scheme.tables);
    const editions = duty.flatMap(({ evidence }) =>
      Object.keys(evidence).filter((edition) => evidence[edition] === 'high'),
    );
    return [
      {
        state,
        name,
        schemes: [...new Set(found.schemes.filter(stillRuns).map(({ label }) => label))],
        from: duty.map((table) => table.from).sort()[0] ?? '',
        lastEdition: editions.sort().at(-1) ?? '',
      },
    ];
  });
}

/** A scheme that ended has a last table without rules; dropping the cents of a price is none that anybody looks for. */
const stillRuns = ({ tables }: Scheme) =>
  (tables.at(-1)?.rules ?? []).some(({ give }) => give.formula !== 'wholeDollars');
