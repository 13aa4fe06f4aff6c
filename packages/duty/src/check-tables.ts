import { bandStart, readyScale } from './scale.ts';
import { tablesShape } from './table-shape.ts';
import type { Formula, Scale, Scheme, StateTables, Table } from './tables.ts';

/**
 * What is wrong with tables that came from outside, in sentences; none when they are sound. Checks the shape of the
 * JSON first, and only then its sense: days that rise, sources that exist, bands without gaps, bases that follow from
 * the band before (published bases may differ by their own rounding, at most a dollar).
 */
export function tableProblems(candidate: unknown): string[] {
  const shape = tablesShape(candidate).map(({ at, why }) => (at ? `${at} ${why}.` : `The tables ${why}.`));
  return shape.length ? shape : (candidate as StateTables[]).flatMap(stateProblems);
}

function stateProblems(tables: StateTables): string[] {
  const ids = tables.schemes.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${tables.state} has two schemes called ${id}. Put their tables into one.`),
    ...tables.schemes.flatMap((scheme) =>
      schemeProblems({ scheme, tables }).map((problem) => `${tables.state}, ${scheme.id}: ${problem}`),
    ),
  ];
}

function schemeProblems({ scheme, tables }: { scheme: Scheme; tables: StateTables }): string[] {
  return scheme.tables.flatMap((table, index) => {
    const before = scheme.tables[index - 1];
    return [
      ...(before && before.from >= table.from
        ? [
            `The table from ${table.from} stands after the one from ${before.from}. List each day once, oldest first.`,
          ]
        : []),
      ...(table.endsOn !== undefined && table.endsOn < table.from
        ? [`The table from ${table.from} ends on ${table.endsOn}, before it begins.`]
        : []),
      ...table.sources
        .filter((key) => !Object.hasOwn(tables.sources, key))
        .map(
          (key) => `The table from ${table.from} names the source “${key}”, which is not among the sources.`,
        ),
      ...formulasOf(table).flatMap(formulaProblems),
    ];
  });
}

const formulasOf = (table: Table): Formula[] => table.rules.map(({ give }) => give);

function formulaProblems(formula: Formula): string[] {
  if ('nilTo' in formula && 'endsAt' in formula && formula.endsAt <= formula.nilTo)
    return [
      `A taper ends at ${formula.endsAt}, which should be more than where it starts, ${formula.nilTo}.`,
    ];
  if (formula.formula === 'share' && formula.halves && formula.halves.to <= formula.halves.from)
    return [`A share falls until ${formula.halves.to}, which should be more than ${formula.halves.from}.`];
  const steps = formula.formula === 'less' ? formula.steps : [];
  const unordered = steps.find((step, index) => index > 0 && step.from <= (steps[index - 1]?.from ?? 0));
  return [
    ...(unordered ? [`The step from ${unordered.from} should come before the larger ones.`] : []),
    ...('scale' in formula && formula.scale ? scaleProblems(formula.scale) : []),
  ];
}

/** The most that a published base may differ from what the band before comes to, in cents. */
const ROUNDING = 100;

function scaleProblems(scale: Scale): string[] {
  const { bands } = scale;
  const [first] = bands;
  const problems = first && bandStart(first) !== 0 ? ['The first band should start at 0.'] : [];
  for (const [index, band] of bands.entries()) {
    const before = bands[index - 1];
    if (!before) continue;
    const start = bandStart(band);
    if (start <= bandStart(before))
      problems.push(`The band from ${start} should come after ${bandStart(before)}.`);
    if (!('base' in band)) continue;
    const end = readyScale({ per: scale.per, bands: bands.slice(0, index) } as Scale).duty(start * 100);
    if (Math.abs(end - band.base * 100) > ROUNDING)
      problems.push(
        `The band over ${start} starts with ${band.base}, but the band before ends at ${end / 100}.`,
      );
  }
  return problems;
}
