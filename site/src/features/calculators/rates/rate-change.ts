import {
  type Confidence,
  dayText,
  dollarText,
  editionOf,
  type Scheme,
  type Source,
  type StateTables,
  type Table,
} from '@frontage/duty/engine';
import { tableOn } from './table-groups.ts';

/** An edition that changes one table of one scheme, as the form writes it and reads it back. */
export type RateChange = { scheme: Scheme; table: Table; sourceKey: string; source: Source };

/** What an edition changes, where it is one table with one source; undefined for any other edition. */
export function changeOf(tables: unknown): RateChange | undefined {
  const { schemes, sources } = (tables ?? {}) as Partial<StateTables>;
  const [scheme, ...moreSchemes] = Array.isArray(schemes) ? schemes : [];
  const [table, ...moreTables] = Array.isArray(scheme?.tables) ? scheme.tables : [];
  const sourceKey = table?.sources?.[0];
  const source = sourceKey === undefined ? undefined : sources?.[sourceKey];
  if (!scheme || !table || !source || sourceKey === undefined) return undefined;
  return moreSchemes.length || moreTables.length || !Array.isArray(table.rules)
    ? undefined
    : { scheme, table, sourceKey, source };
}

/**
 * An edition that begins with the figures in force on a day. With the first day of a table that is there it corrects
 * that table, with any other day it adds one. The source is empty: that is for staff to give.
 */
export function startChange({
  present,
  scheme: id,
  from,
  today,
}: {
  /** The state's tables without this edition. */
  present: StateTables;
  scheme: string;
  /** ISO day; may be empty while it is chosen. */
  from: string;
  /** ISO day. */
  today: string;
}): StateTables | undefined {
  const scheme = present.schemes.find((one) => one.id === id);
  const base = scheme && baseOf({ scheme, from });
  if (!scheme || !base) return undefined;
  const sourceKey = `${id}-${from || 'new'}-staff`;
  const { caveat, endsOn, ...kept } = base;
  const corrects = base.from === from;
  const edition = editionOf(from > today ? from : today);
  const table: Table = {
    ...kept,
    // A caveat of an earlier year is about its figures.
    ...(corrects && caveat ? { caveat } : {}),
    ...(endsOn && endsOn >= from ? { endsOn } : {}),
    from,
    // How sure a single rule was went by the sources before.
    rules: base.rules.map(({ confidence: _, ...rule }) => rule),
    evidence: { ...(corrects ? base.evidence : { [editionOf(from || today)]: 'high' }), [edition]: 'high' },
    sources: [sourceKey],
  };
  return {
    state: present.state,
    kinds: present.kinds,
    sources: { [sourceKey]: { title: '', address: '', official: true, published: '' } },
    schemes: [{ ...scheme, tables: [table] }],
  };
}

/** The same change from another day. What was entered stays: the source, and figures and words that differ from before. */
export function moveChange({
  present,
  tables,
  from,
  today,
}: {
  /** The state's tables without this edition. */
  present: StateTables;
  /** The edition so far. */
  tables: StateTables;
  /** ISO day; may be empty while it is chosen. */
  from: string;
  /** ISO day. */
  today: string;
}): StateTables {
  const change = changeOf(tables);
  const moved = change && startChange({ present, scheme: change.scheme.id, from, today });
  const { from: day = '' } = change?.table ?? {};
  const before = change && changeOf(startChange({ present, scheme: change.scheme.id, from: day, today }));
  if (!change || !moved || !before) return tables;
  const { rule, caveat, rules } = change.table;
  const isEdited = JSON.stringify([rule, rules]) !== JSON.stringify([before.table.rule, before.table.rules]);
  const kept = isEdited ? { rule, rules, ...(caveat ? { caveat } : {}) } : {};
  return withSource(
    withTable(moved, (table) => ({ ...table, ...kept })),
    change.source,
  );
}

/** The table whose figures a change begins with: the one in force on the day, or the first. */
export function baseOf({ scheme, from }: { scheme: Scheme; from: string }): Table | undefined {
  return (from ? tableOn(scheme.tables, from) : scheme.tables.at(-1)) ?? scheme.tables[0];
}

/** The edition with another table in place of its one. */
export function withTable(tables: StateTables, change: (table: Table) => Table): StateTables {
  return {
    ...tables,
    schemes: tables.schemes.map((scheme) => ({ ...scheme, tables: scheme.tables.map(change) })),
  };
}

/** The edition with other words about its one source. How sure the figures are follows from who published them. */
export function withSource(tables: StateTables, source: Source): StateTables {
  const change = changeOf(tables);
  if (!change) return tables;
  const latest = Object.keys(change.table.evidence).sort().at(-1);
  const sources = { ...tables.sources, [change.sourceKey]: source };
  return latest ? confirmYear({ ...tables, sources }, latest) : { ...tables, sources };
}

/** The edition as far as its figures go: what is not entered yet of its source is made up, to work samples out with. */
export function withAnySource(tables: unknown): unknown {
  const change = changeOf(tables);
  if (!change) return tables;
  const { sourceKey, source } = change;
  const made = {
    title: source.title || 'Not entered yet',
    address: /^https?:\/\/\S+$/.test(source.address) ? source.address : 'https://example.com/',
    official: source.official,
  };
  return { ...(tables as StateTables), sources: { [sourceKey]: made } };
}

/** The edition with a financial year as the last that its source gives the rates of: `2026-27`. */
export function confirmYear(tables: StateTables, year: string): StateTables {
  const confidence: Confidence = changeOf(tables)?.source.official ? 'high' : 'medium';
  return withTable(tables, (table) => {
    const earlier = Object.entries(table.evidence).filter(([edition]) => edition < year);
    return { ...table, evidence: { ...Object.fromEntries(earlier), [year]: confidence } };
  });
}

/** The edition with the last day of its table, ISO, or with none. */
export function withEnd(tables: StateTables, endsOn: string | undefined): StateTables {
  return withTable(tables, (table) => replaceAt(table, ['endsOn'], endsOn));
}

/** The table that takes over from one that begins on an ISO day; undefined when none follows. */
export function nextTable({ scheme, from }: { scheme: Scheme; from: string }): Table | undefined {
  return scheme.tables.find((table) => table.from > from);
}

/** A name for the edition: "Victoria: Land transfer registration from 1 July 2026". */
export function changeTitle({ name, change }: { name: string; change: RateChange }): string {
  const { scheme, table } = change;
  return `${name}: ${scheme.label} from ${table.from ? dayText(table.from) : 'a day still to be chosen'}`;
}

/** A copy of plain data with one value replaced; `undefined` takes it out. Empty objects on the way are made. */
export function replaceAt<Data>(data: Data, path: (string | number)[], value: unknown): Data {
  const [key, ...rest] = path;
  if (key === undefined) return value as Data;
  if (Array.isArray(data)) {
    const copy = [...data];
    copy[Number(key)] = replaceAt(copy[Number(key)], rest, value);
    return copy as Data;
  }
  const record = { ...(data as Record<string, unknown>) };
  const next = replaceAt(record[key], rest, value);
  if (next === undefined) delete record[key];
  else record[key] = next;
  return record as Data;
}

/** The value at a path of plain data. */
export const valueAt = (data: unknown, path: (string | number)[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], data);

/**
 * Amounts that are no longer among the figures but still appear in the text for visitors: "$600,000".
 * Small ones are left out: they appear in text by chance.
 */
export function outdatedAmounts({ before, table }: { before: Table; table: Table }): string[] {
  const left = new Set(amountsOf(table.rules));
  const words = wordsOf(table);
  return [...new Set(amountsOf(before.rules))]
    .filter((amount) => amount >= 20 && !left.has(amount))
    .map(dollarText)
    .filter((text) => new RegExp(`${text.replace(/[$.]/g, '\\$&')}(?![\\d,.]*\\d)`).test(words));
}

const wordsOf = ({ rule, caveat, rules }: Table): string =>
  [rule, caveat, ...rules.flatMap((one) => [one.label, one.rule, one.caveat])].join('\n');

function amountsOf(data: unknown): number[] {
  if (typeof data === 'number') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(amountsOf) : [];
}
