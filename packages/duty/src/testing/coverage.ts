import { dayText, editionOf } from '../edition.ts';
import { gaps } from '../gaps.ts';
import { tableInForce } from '../plan.ts';
import { stateName } from '../states.ts';
import type { Scheme, StateTables } from '../tables.ts';

const EDITIONS = ['2023-24', '2024-25', '2025-26', '2026-27'];

/** What the tables cover and what they do not, as Markdown: a table of schemes by edition and a list for each state. */
export function coverageMarkdown(tables: StateTables[]): string {
  return tables.map(stateSection).join('\n');
}

function stateSection({ state, schemes, sources }: StateTables): string {
  const duty = schemes.find(({ part }) => part === 'duty')?.tables[0]?.from ?? '';
  const rows = schemes.map((scheme) => [scheme.label, ...EDITIONS.map((edition) => cell(scheme, edition))]);
  const newest = Object.values(sources)
    .flatMap(({ published }) => published ?? [])
    .sort()
    .at(-1);
  return [
    `### ${stateName(state)}`,
    '',
    `Rates from ${dayText(duty)} on.${newest ? ` The newest source with a date is of ${dayText(newest)}.` : ''}`,
    '',
    `| | ${EDITIONS.join(' | ')} |`,
    `| --- | ${EDITIONS.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    ...gaps[state].map((gap) => `- ${gap}`),
    '',
  ].join('\n');
}

/** What holds on the last day of an edition. */
function cell(scheme: Scheme, edition: string): string {
  const table = tableInForce({ scheme, date: `20${edition.slice(5)}-06-30` });
  if (!table) return scheme.tables.some(({ from }) => editionOf(from) > edition) ? 'not known' : 'none';
  const gives = table.rules.map(({ give }) => give.formula);
  if (gives.every((formula) => formula === 'none')) return 'none';
  if (gives.every((formula) => formula === 'none' || formula === 'unknown')) return 'not known';
  const last = Object.keys(table.evidence).sort().at(-1) ?? '';
  return table.evidence[edition] ?? (last < edition ? `as in ${last}` : 'medium');
}
