import type { Scheme, StateTables } from './tables.ts';

/**
 * The tables with others added: by state, scheme and first day. A table that starts on a day the scheme already has
 * replaces that one; a scheme or a state not yet there is added. The inputs stay as they are.
 */
export function mergeTables(base: StateTables[], additions: StateTables[]): StateTables[] {
  let all = base;
  for (const added of additions) {
    const present = all.find(({ state }) => state === added.state);
    all = present
      ? all.map((one) => (one === present ? mergeState(present, added) : one))
      : all.concat(added);
  }
  return all;
}

function mergeState(present: StateTables, added: StateTables): StateTables {
  const known = new Map(added.schemes.map((scheme) => [scheme.id, scheme]));
  const schemes = present.schemes.map((scheme) => {
    const more = known.get(scheme.id);
    known.delete(scheme.id);
    return more ? mergeScheme(scheme, more) : scheme;
  });
  return {
    ...present,
    kinds: added.kinds.length ? added.kinds : present.kinds,
    sources: { ...present.sources, ...added.sources },
    schemes: [...schemes, ...known.values()],
  };
}

function mergeScheme(present: Scheme, added: Scheme): Scheme {
  const replaced = new Set(added.tables.map(({ from }) => from));
  const tables = [...present.tables.filter(({ from }) => !replaced.has(from)), ...added.tables];
  return { ...present, ...added, tables: tables.sort((a, b) => (a.from < b.from ? -1 : 1)) };
}
