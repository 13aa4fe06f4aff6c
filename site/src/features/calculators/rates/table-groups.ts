import type { Formula, Rule, Table } from '@frontage/duty/engine';

/** Rules of a table that work amounts out alike: their figures are one thing, read and changed together. */
export type RuleGroup = {
  give: Formula;
  /** Where the rules are in the table's list. */
  at: number[];
  rules: Rule[];
};

/** A table's rules by their formula, in their order. `apart` keeps each rule by itself. */
export function ruleGroups(rules: Rule[], { apart = false } = {}): RuleGroup[] {
  const groups = new Map<string, RuleGroup>();
  for (const [index, rule] of rules.entries()) {
    const key = apart ? String(index) : JSON.stringify(rule.give);
    const group = groups.get(key) ?? { give: rule.give, at: [], rules: [] };
    groups.set(key, { ...group, at: [...group.at, index], rules: [...group.rules, rule] });
  }
  return [...groups.values()];
}

/** The table of a scheme that is in force on an ISO day. */
export const tableOn = (tables: Table[], day: string): Table | undefined =>
  tables.findLast(({ from }) => from <= day);
