import type { State } from './states.ts';
import type { Scheme, StateTables, Table } from './tables.ts';

/** A table that stands confirmed only up to a day. */
export type EndingTable = {
  state: State;
  /** The scheme's id. */
  scheme: string;
  /** What the scheme is called: "Transfer duty". */
  label: string;
  /** First day the table is in force, ISO. */
  from: string;
  /** The last day it stands confirmed, ISO. */
  ends: string;
  /** `year`: its figures are known up to the financial year that ends that day. `announced`: the law states the end. */
  reason: 'year' | 'announced';
};

/**
 * Every table whose confirmation or stated end falls within `from` to `to`, both ISO days included, where no later
 * table takes over with figures of its own on the next day. In the order of the tables; pure, costs one look at each.
 */
export function endingTables(
  tables: StateTables[],
  { from, to }: { from: string; to: string },
): EndingTable[] {
  return tables.flatMap(({ state, schemes }) =>
    schemes.flatMap((scheme) =>
      scheme.tables.flatMap((table, index) =>
        endsOf({ scheme, index })
          .filter(({ ends }) => from <= ends && ends <= to)
          .map((end) => ({ state, scheme: scheme.id, label: scheme.label, from: table.from, ...end })),
      ),
    ),
  );
}

function endsOf({
  scheme,
  index,
}: {
  scheme: Scheme;
  index: number;
}): Pick<EndingTable, 'ends' | 'reason'>[] {
  const table = scheme.tables[index] as Table;
  if (!gives(table)) return [];
  const next = scheme.tables[index + 1];
  const year = Object.keys(table.evidence).sort().at(-1);
  const yearEnd = year && `${Number(year.slice(0, 4)) + 1}-06-30`;
  const ends: Pick<EndingTable, 'ends' | 'reason'>[] = [];
  // Whatever takes over by then, even "ended": the table itself is not what holds.
  if (yearEnd && !(next && next.from <= dayAfter(yearEnd)) && (!table.endsOn || yearEnd < table.endsOn))
    ends.push({ ends: yearEnd, reason: 'year' });
  // A later table that says "nothing more" of some purchases is what the stated end means; staff should hear of it.
  if (
    table.endsOn &&
    !(next && (next.from <= table.endsOn || (givesThroughout(next) && next.from <= dayAfter(table.endsOn))))
  )
    ends.push({ ends: table.endsOn, reason: 'announced' });
  return ends;
}

/** Some rule gives an amount; a table of words alone has nothing that could go out of date. */
const gives = ({ rules }: Table) =>
  rules.some(({ give }) => give.formula !== 'none' && give.formula !== 'unknown');

const givesThroughout = (table: Table) =>
  table.rules.length > 0 && table.rules.every((rule) => gives({ ...table, rules: [rule] }));

const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
