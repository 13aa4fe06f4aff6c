/**
 * Which features a feature may import: the one table of `features/`. It has no loops, so a reader can go through the
 * features from the bottom up, and the check in imports.mjs keeps it so. A new edge goes in here, with its reason in the
 * change that needs it.
 */
export const FEATURE_IMPORTS = {
  // Know no other feature.
  listings: [],
  measurement: [],
  settings: [],
  subscribers: [],
  // One step up.
  team: ['listings', 'settings'],
  pages: ['listings', 'settings'],
  feeds: ['listings'],
  popups: ['pages'],
  posts: ['pages'],
  leads: ['listings', 'settings', 'team'],
  // They make leads of what visitors send.
  'contact-forms': ['leads', 'pages', 'settings'],
  calculators: ['leads', 'settings'],
  // What visitors have with an account or without one.
  shortlist: ['leads', 'listings', 'subscribers'],
  alerts: ['calculators', 'leads', 'listings', 'settings', 'subscribers', 'team'],
  accounts: ['leads', 'subscribers'],
  // Finds and erases what all of them keep about one person.
  'personal-data': ['accounts', 'alerts', 'leads', 'shortlist'],
};

/** Sentences about the table itself: unknown names, and loops. */
export function tableProblems(/** @type {Record<string, string[]>} */ table = FEATURE_IMPORTS) {
  const unknown = Object.entries(table).flatMap(([feature, others]) =>
    others
      .filter((other) => !(other in table))
      .map((other) => `${feature} may import ${other}, which is no feature of the table.`),
  );
  return [...unknown, ...loopsOf(table).map((loop) => `The table has a loop: ${loop.join(' → ')}.`)];
}

function loopsOf(table) {
  const done = new Set();
  const loops = [];
  const visit = (feature, path) => {
    if (path.includes(feature)) {
      loops.push([...path.slice(path.indexOf(feature)), feature]);
      return;
    }
    if (done.has(feature)) return;
    for (const other of table[feature] ?? []) visit(other, [...path, feature]);
    done.add(feature);
  };
  for (const feature of Object.keys(table)) visit(feature, []);
  return loops;
}
