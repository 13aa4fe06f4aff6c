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
  // Emails listings and news to the newsletter's subscribers, by what they sent as leads.
  newsletters: ['leads', 'listings', 'posts', 'settings', 'team'],
  // What visitors have with an account or without one.
  shortlist: ['leads', 'listings', 'subscribers'],
  alerts: ['calculators', 'leads', 'listings', 'settings', 'subscribers', 'team'],
  accounts: ['leads', 'settings', 'subscribers'],
  // Counts what visitors do with a listing, for its vendor.
  'vendor-reports': ['leads', 'listings', 'team'],
  // Finds and erases what all of them keep about one person.
  'personal-data': [
    'accounts',
    'alerts',
    'leads',
    'newsletters',
    'shortlist',
    'subscribers',
    'vendor-reports',
  ],
};

/**
 * The wings of large features: their folders, from the bottom up. A wing imports those before it, never those after it
 * nor the front door, the files beside them, which may import every wing. A folder that is not named is refused.
 */
const WINGS = {
  leads: [
    'types',
    'door',
    'captcha',
    'attachments',
    'newsletter',
    'contacts',
    'appointments',
    'forms',
    'brochure',
    'intake',
    'delivery',
    'inbox',
    'check-in',
  ],
  'contact-forms': ['languages', 'definition', 'mails', 'form', 'submit', 'import', 'collection'],
};

/** Why a file of a feature may not import another one of it, or undefined where it may. Paths within the feature. */
export function wingProblem({ feature, from, to, wings = WINGS }) {
  const order = wings[feature];
  if (!order) return undefined;
  const [wing, target] = [from, to].map((path) => (path.includes('/') ? path.split('/')[0] : undefined));
  if (wing === undefined || wing === target) return undefined;
  if (!order.includes(wing)) return `name the folder ${wing} in WINGS of scripts/checks/feature-imports.mjs.`;
  if (target === undefined) return `${wing} may not import the front door of ${feature}.`;
  if (order.includes(target) && order.indexOf(target) < order.indexOf(wing)) return undefined;
  return `in ${feature}, ${wing} may import ${order.slice(0, order.indexOf(wing)).join(', ') || 'no other wing'}, not ${target}.`;
}

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
