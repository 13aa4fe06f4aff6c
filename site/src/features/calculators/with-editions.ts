import type { StateTables } from '@frontage/duty';
import { mergeTables, tableProblems } from '@frontage/duty/staff';

/** An edition as staff stored it. `tables` may be anything: it is checked here, each time it is used. */
export type StoredEdition = { id: number; title: string; state: string; tables: unknown };

/** A published edition that could not be used, and why, in sentences. */
export type LeftOut = { id: number; title: string; problems: string[] };

/** Lays editions over tables, in their order. One that is unsound, alone or in its place, is left out with its problems. */
export function withEditions({ base, editions }: { base: StateTables[]; editions: StoredEdition[] }): {
  tables: StateTables[];
  leftOut: LeftOut[];
} {
  let tables = base;
  const leftOut: LeftOut[] = [];
  for (const { id, title, ...edition } of editions) {
    const laid = layEdition({ base: tables, ...edition });
    if (laid.ok) tables = laid.tables;
    else leftOut.push({ id, title, problems: laid.problems });
  }
  return { tables, leftOut };
}

/** The outcome of laying one edition over tables. */
export type LaidEdition =
  | { ok: true; edition: StateTables; tables: StateTables[] }
  | { ok: false; problems: string[] };

/** Checks one state's tables by themselves, then in their place among the others. Never throws, whatever it is given. */
export function layEdition({
  base,
  state,
  tables,
}: {
  base: StateTables[];
  /** The state the edition was stored for. */
  state: string;
  tables: unknown;
}): LaidEdition {
  if (typeof tables !== 'object' || tables === null || Array.isArray(tables))
    return refused(
      'Write the tables of one state as JSON: an object with state, kinds, sources and schemes.',
    );
  if (JSON.stringify(tables).length > MAX_LENGTH)
    return refused(
      'The tables are longer than 500,000 characters. Leave out the tables that stay as they are.',
    );
  const alone = tableProblems([tables]);
  // The engine says where in a list of states; here is only one.
  if (alone.length > 0) return { ok: false, problems: alone.map((problem) => problem.replace(/^1 › /, '')) };
  const edition = tables as StateTables;
  if (edition.state !== state)
    return refused(
      `The tables are those of ${edition.state}. Choose ${edition.state} above, or write ${state} in them.`,
    );
  const merged = mergeTables(base, [edition]);
  const before = new Set(tableProblems(base.filter((each) => each.state === state)));
  const problems = tableProblems(merged.filter((each) => each.state === state)).filter(
    (one) => !before.has(one),
  );
  return problems.length > 0 ? { ok: false, problems } : { ok: true, edition, tables: merged };
}

const MAX_LENGTH = 500_000;

const refused = (problem: string): LaidEdition => ({ ok: false, problems: [problem] });
