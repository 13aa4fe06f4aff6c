import { type ReadyCondition, readyCondition } from './conditions.ts';
import { dayText, editionOf } from './edition.ts';
import { type Ready, readyFormula } from './formulas.ts';
import type { DutyLine } from './result.ts';
import type { Part, Rule, Scheme, Source, StateTables, Table } from './tables.ts';

/** All that a line says apart from its amount. */
export type Words = Omit<DutyLine, 'amount' | 'working'>;

/** A rule made ready for many purchases. */
export type PlannedRule = { rule: Rule; condition: ReadyCondition; ready: Ready; words: Words };

/** A scheme with the table that is in force. `words` are what it says where no rule fits. */
export type InForce = { scheme: Scheme; needsResident: boolean; rules: PlannedRule[]; words: Words };

/** What holds on a day in a state, by the part of the answer it works on. */
export type Plan = {
  edition: string;
  parts: { [P in Part]: InForce[] };
  /** Schemes whose first table is later than the day, with that table. */
  later: InForce[];
};

const plans = new WeakMap<StateTables, Map<string, Plan>>();
const MOST_DAYS = 400;

/** The plan of a day, made once: calculations ask for the same few days again and again. */
export function planOf({ tables, date }: { tables: StateTables; date: string }): Plan {
  let byDay = plans.get(tables);
  if (!byDay) {
    byDay = new Map();
    plans.set(tables, byDay);
  }
  let plan = byDay.get(date);
  if (!plan) {
    if (byDay.size >= MOST_DAYS) byDay.clear();
    plan = makePlan(tables, date);
    byDay.set(date, plan);
  }
  return plan;
}

/** The table of a scheme that is in force on a day: the last one that starts on it or before. */
export function tableInForce({ scheme, date }: { scheme: Scheme; date: string }): Table | undefined {
  return scheme.tables.findLast((table) => table.from <= date);
}

function makePlan(tables: StateTables, date: string): Plan {
  const parts: Plan['parts'] = {
    dutiableValue: [],
    duty: [],
    concession: [],
    victorianDiscount: [],
    foreignDuty: [],
    fhog: [],
    otherGrants: [],
    transferFee: [],
    mortgageFee: [],
  };
  const later: InForce[] = [];
  for (const scheme of tables.schemes) {
    const table = tableInForce({ scheme, date });
    const [first] = scheme.tables;
    if (table) parts[scheme.part].push(inForce({ tables, scheme, table, date }));
    else if (first) later.push(inForce({ tables, scheme, table: first, date }));
  }
  return { edition: editionOf(date), parts, later };
}

/** What ends on its stated day and is not paid or taken off on the word of an older table. */
const RELIEFS: Part[] = ['concession', 'victorianDiscount', 'fhog', 'otherGrants'];
const NOTHING: Rule['give'] = { formula: 'none' };

type Held = { tables: StateTables; scheme: Scheme; table: Table; date: string };

function inForce(held: Held): InForce {
  const { scheme, table, date } = held;
  const over = hasEnded(table, date) && RELIEFS.includes(scheme.part);
  const rules = over ? table.rules.map((rule) => ({ ...rule, give: NOTHING })) : table.rules;
  return {
    scheme,
    needsResident: table.needsResident === true,
    words: wordsOf(held),
    rules: rules.map((rule) => ({
      rule,
      condition: readyCondition(rule.when),
      ready: readyFormula({ part: scheme.part, formula: rule.give }),
      words: wordsOf(held, rule),
    })),
  };
}

function wordsOf({ tables, scheme, table, date }: Held, rule?: Rule): Words {
  const edition = editionOf(date);
  const known = Object.keys(table.evidence).sort();
  const last = known.at(-1) ?? editionOf(table.from);
  const nearest = known.findLast((one) => one <= edition) ?? last;
  const confidence = rule?.confidence ?? table.evidence[nearest] ?? 'low';
  const [source, ...moreSources] = table.sources.map((key) => tables.sources[key] as Source);
  const stale = edition > last && table.rules.length > 0 && staleText({ part: scheme.part, edition, last });
  return {
    id: scheme.id,
    part: scheme.part,
    label: rule?.label ?? scheme.label,
    rule: rule?.rule ?? table.rule,
    edition: edition > last ? last : edition,
    from: table.from,
    confidence,
    purchaseEdition: edition,
    published: newestOf([source, ...moreSources]),
    confirmed:
      edition <= last &&
      confidence === 'high' &&
      (moreSources.length > 0 || source?.official === true) &&
      !hasEnded(table, date),
    source: source as Source,
    moreSources,
    caveats: [stale, hasEnded(table, date) && endedText(table), table.caveat, rule?.caveat].filter(
      (caveat) => typeof caveat === 'string',
    ),
  };
}

const newestOf = (sources: (Source | undefined)[]) =>
  sources
    .flatMap((source) => source?.published ?? [])
    .sort()
    .at(-1);

/** The stated end of a table is past, and no later table took over. */
const hasEnded = ({ endsOn }: Table, date: string) => endsOn !== undefined && endsOn < date;

const endedText = ({ endsOn }: Table) =>
  `This was due to end on ${dayText(endsOn ?? '')}. We don’t know whether it has been extended.`;

function staleText({ part, edition, last }: { part: Part; edition: string; last: string }): string {
  if (part === 'transferFee' || part === 'mortgageFee')
    return `The ${edition} fee is not known. This is the ${last} fee.`;
  return `The ${edition} rules are not known. These are the ${last} rules.`;
}

/** Why there is no answer for a day before the first table. */
export function tooEarlyText({ name, scheme }: { name: string; scheme: Scheme | undefined }): string {
  const first = scheme?.tables[0];
  return first ? `No rates for ${name} before ${dayText(first.from)}.` : `No rates for ${name}.`;
}
