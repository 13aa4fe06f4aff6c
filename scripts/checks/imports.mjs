import { posix } from 'node:path';
import { FEATURE_IMPORTS, tableProblems, wingProblem } from './feature-imports.mjs';

/**
 * Who may import whom: `routes → builder → blocks → block-kit → features → ui | server → messages | packages`. A file belongs to the first place whose
 * pattern fits its path; it may import its own unit (the pattern's first group: one block, one feature, one package) and the
 * places named. Features import features, and the wings of a large feature each other, as feature-imports.mjs says. The
 * few files directly in site/src, the commands and the seed put everything together. What two blocks share stands in
 * `block-kit`.
 *
 * A check of our own, since no kept tool can say it: dependency-cruiser does not read TypeScript 7, and knip knows
 * loops but not those of types alone.
 */
const PLACES = [
  {
    place: 'generated',
    at: /^site\/src\/(migrations\/|payload-types\.ts)|^admin\/app\/.*importMap\.js$/,
    may: 'anything',
  },
  // What tests share stands in a `testing` folder beside its subject, or in site/src/testing.
  { place: 'testing', at: /^site\/src\/(?:.*\/)?testing\/()/, may: 'anything' },
  {
    place: 'root',
    at: /^site\/src\/(?:[^/]+|(?:commands|seed)\/.*)$|^site\/[^/]+\.(?:ts|mjs)$/,
    may: 'anything',
  },
  {
    place: 'routes',
    at: /^site\/src\/routes\/()/,
    may: ['builder', 'blocks', 'block-kit', 'features', 'ui', 'server', 'messages', 'packages'],
  },
  {
    place: 'builder',
    at: /^site\/src\/builder\/()/,
    may: ['blocks', 'block-kit', 'features', 'ui', 'server', 'messages', 'packages'],
  },
  {
    place: 'blocks',
    at: /^site\/src\/blocks\/([^/]+)\//,
    may: ['block-kit', 'features', 'ui', 'server', 'messages', 'packages'],
  },
  {
    place: 'block-kit',
    at: /^site\/src\/block-kit\/()/,
    may: ['features', 'ui', 'server', 'messages', 'packages'],
  },
  { place: 'features', at: /^site\/src\/features\/([^/]+)\//, may: ['ui', 'server', 'messages', 'packages'] },
  { place: 'ui', at: /^site\/src\/ui\/()/, may: ['messages', 'packages'] },
  { place: 'server', at: /^site\/src\/server\/()/, may: ['messages', 'packages', 'generated'] },
  // Texts for visitors in every language.
  { place: 'messages', at: /^site\/src\/messages\/()/, may: ['packages'] },
  // Files that browsers get as they stand.
  { place: 'public', at: /^site\/public\/()/, may: [] },
  { place: 'demo', at: /^site\/demo\/()/, may: ['packages'] },
  { place: 'packages', at: /^packages\/([^/]+)(\/|$)/, may: [] },
  { place: 'admin', at: /^admin\/()/, may: ['builder', 'packages', 'generated'] },
  { place: 'embed', at: /^embed\/()/, may: ['packages'] },
  { place: 'scripts', at: /^scripts\/()/, may: [] },
  { place: 'e2e', at: /^e2e\/()/, may: ['scripts', 'builder', 'blocks', 'block-kit', 'ui', 'packages'] },
  { place: 'bench', at: /^bench\/()/, may: 'anything' },
];

/** Tests with a database. They try their subject among the others, so they may import any feature. */
const DATABASE_TEST = /\.int\.test\.tsx?$/;
const TEST = /\.test\.tsx?$|\/testing\//;

/** Single imports that go against the rule, each with its reason. `types` allows `import type` alone. */
const EXCEPTIONS = [
  {
    from: /^site\/src\//,
    to: /^site\/src\/payload-types\.ts$/,
    types: true,
    why: 'generated shapes of stored documents',
  },
  {
    from: /^site\/src\/routes\//,
    to: /^site\/src\/services\.ts$/,
    types: true,
    why: 'what a route is given',
  },
  {
    from: /^site\/src\/server\/document\.tsx$/,
    to: /^site\/src\/ui\/(island-html|page-pieces)\.ts$/,
    why: 'hands React’s server renderer to the islands, and draws pages in pieces',
  },
  {
    from: /^e2e\/starters\./,
    to: /^site\/src\/features\/pages\/starters\//,
    why: 'plain data: each starter is published and looked at',
  },
  {
    from: /^e2e\/every-form\./,
    to: /^site\/src\/features\/leads\/forms\/lead-forms\.ts$/,
    why: 'plain data: each form is opened, filled in and sent',
  },
  { from: /^admin\//, to: /^site\/src\/payload\.config\.ts$/, why: 'mounts Payload' },
  {
    from: /^admin\//,
    to: /^site\/src\/server\/uploaded-file\.ts$/,
    why: 'removes what uploads left, where Payload’s requests end',
  },
  {
    from: /^embed\//,
    to: /^site\/src\/features\/calculators\/stamp-duty\//,
    why: 'the calculator is one component, on our page and on others',
  },
  {
    from: DATABASE_TEST,
    to: /^site\/src\/(?:app|services|payload\.config|builder\/(?:provide-blocks|design-rules))\.ts$|^site\/src\/features\//,
    why: 'tries its subject as the site puts it together',
  },
];

/** The packages are pure: besides each other's absence, this is all they may import. */
const PACKAGE_DEPENDENCIES = { forms: [], duty: [], reaxml: ['saxes'] };
const BROWSER = /\.island\.tsx$|\.client\.tsx?$/;

/**
 * Problems with the imports of one file, as sentences. `path` is relative to the repository.
 * Known from its text: `import`, `export … from` and `import()` with a literal.
 */
export function importProblems({ path, text }) {
  const from = placeOf(path);
  if (!from)
    return [`${path}: no place in scripts/checks/imports.mjs fits this file. Move it, or name its place.`];
  return importsOf(text).flatMap(({ specifier, typesOnly }) => {
    const target = resolve({ path, specifier });
    const complain = (why) => [`${path} imports ${specifier}: ${why}`];
    if (target === undefined) return foreign({ path, from, specifier, complain });
    const to = placeOf(target);
    if (!to) return complain('that is outside of every known place.');
    if (BROWSER.test(path) && to.place === 'server' && !typesOnly)
      return complain('the browser must not get server code.');
    if (from.may === 'anything') return [];
    if (to.place === 'testing')
      return mayImportTesting({ path, target })
        ? []
        : complain('what tests share is for tests, and the test database for those with a database.');
    if (from.place === to.place && from.unit === to.unit) {
      const problem = wingProblemOf({ path, target, from });
      return problem ? complain(problem) : [];
    }
    if (from.place === to.place && FEATURE_IMPORTS[from.unit]?.includes(to.unit)) return [];
    if (from.place !== to.place && from.may.includes(to.place)) return [];
    const excepted = EXCEPTIONS.some(
      (one) => one.from.test(path) && one.to.test(target) && (!one.types || typesOnly),
    );
    if (excepted) return [];
    if (from.place === to.place)
      return complain(
        from.place === 'features'
          ? `scripts/checks/feature-imports.mjs does not let ${from.unit} import ${to.unit}.`
          : `${from.place} never import each other.`,
      );
    return complain(`${from.place} may import ${from.may.join(', ') || 'nothing of ours'}, not ${to.place}.`);
  });
}

/** Wings are for the program: a test may try its subject with what stands above it. */
function wingProblemOf({ path, target, from: { place, unit } }) {
  if (place !== 'features' || TEST.test(path)) return undefined;
  const within = (file) => file.replace(`site/src/features/${unit}/`, '');
  return wingProblem({ feature: unit, from: within(path), to: within(target) });
}

/** Any test imports what its neighbours share; the test database and the site behind a server are for database tests. */
const mayImportTesting = ({ path, target }) =>
  DATABASE_TEST.test(path) || (TEST.test(path) && !target.startsWith('site/src/testing/'));

/**
 * Files that import each other in a circle, types included, as sentences, and loops in the table of features. In a
 * circle no file can be read, tested or moved without the others.
 */
export function importCircles(files) {
  const known = new Set(files.map(({ path }) => path));
  const edges = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text).flatMap(({ specifier }) => {
        const target = resolve({ path, specifier });
        return target !== undefined && known.has(target) ? [target] : [];
      }),
    ]),
  );
  return [
    ...tableProblems(),
    ...circlesOf(edges).map((circle) => `These files import each other: ${circle.sort().join(', ')}.`),
  ];
}

/** The strongly connected parts of more than one file (Tarjan). */
function circlesOf(edges) {
  const number = new Map();
  const lowest = new Map();
  const stack = [];
  const circles = [];
  const visit = (path) => {
    number.set(path, number.size);
    lowest.set(path, number.get(path));
    stack.push(path);
    for (const next of edges.get(path) ?? []) {
      if (!number.has(next)) {
        visit(next);
        lowest.set(path, Math.min(lowest.get(path), lowest.get(next)));
      } else if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path), number.get(next)));
    }
    if (lowest.get(path) !== number.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    if (circle.length > 1) circles.push(circle);
  };
  for (const path of edges.keys()) if (!number.has(path)) visit(path);
  return circles;
}

/** What a file imports: `{ specifier, typesOnly }`. */
export function importsOf(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/^\s*\/\/.*$/gm, ' ');
  const statement = /^\s*(?:import|export)\b(\s+type\b(?!\s*,|\s+from))?[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/gm;
  const bare = /^\s*import\s*['"]([^'"]+)['"]/gm;
  const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [
    ...[...code.matchAll(statement)].map(([, type, specifier]) => ({ specifier, typesOnly: Boolean(type) })),
    ...[...code.matchAll(bare)].map(([, specifier]) => ({ specifier, typesOnly: false })),
    ...[...code.matchAll(dynamic)].map(([, specifier]) => ({ specifier, typesOnly: false })),
  ];
}

function placeOf(path) {
  for (const { place, at, may } of PLACES) {
    const match = at.exec(path);
    if (match) return { place, may, unit: match[1] };
  }
  return undefined;
}

/** The repository path an import leads to; undefined for Node's own and installed packages. */
function resolve({ path, specifier }) {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), specifier));
  if (specifier.startsWith('#site/')) return specifier.replace('#site/', 'site/src/');
  if (specifier.startsWith('@frontage/site/')) return specifier.replace('@frontage/site/', 'site/src/');
  const ours = /^@frontage\/([^/]+)/.exec(specifier);
  return ours ? `packages/${ours[1]}/src/index.ts` : undefined;
}

function foreign({ path, from, specifier, complain }) {
  if (specifier.startsWith('node:') && BROWSER.test(path)) return complain('the browser has no Node.');
  if (from.place !== 'packages' || TEST.test(path)) return [];
  const allowed = PACKAGE_DEPENDENCIES[from.unit] ?? [];
  return allowed.includes(specifier)
    ? []
    : complain('a package is pure TypeScript and imports nothing else.');
}
