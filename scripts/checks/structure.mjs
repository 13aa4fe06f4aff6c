const LONGEST = 400;
/** Fixtures, generated files and tables of data may be as long as they are. */
const UNMEASURED = /\/(fixtures|migrations|data|cases)\/|payload-types\.ts$|importMap\.js$/;
/** Longer files, each with its reason. */
const LONG = {};

/** Names a tool gives meaning to. */
const NAMED_BY_TOOLS = /^admin\/app\/|\/migrations\//;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.[a-z]+$/;

/** Where the environment is read. In site/ it is this one file; scripts and tests pass it on. */
const ENVIRONMENT =
  /^site\/src\/server\/env\.ts$|^site\/src\/testing\/|\.int\.test\.tsx?$|^(scripts|bench|e2e)\/|\.config\.(ts|mjs)$/;

/** The rules about single files: a name, and what is wrong with `{ path, text }` as sentences. */
export const structureRules = [
  {
    name: `no file is longer than ${LONGEST} lines`,
    problems({ path, text }) {
      const lines = text.split('\n').length - 1;
      if (lines <= LONGEST || UNMEASURED.test(path) || LONG[path]) return [];
      return [`${path} has ${lines} lines. Split it by subject.`];
    },
  },
  {
    name: 'file names are kebab-case',
    problems({ path }) {
      const name = path.split('/').at(-1);
      return KEBAB.test(name) || NAMED_BY_TOOLS.test(path) ? [] : [`${path}: name it in kebab-case.`];
    },
  },
  {
    name: 'an island is named like its file',
    problems({ path, text }) {
      const file = /([^/]+)\.island\.tsx$/.exec(path)?.[1];
      if (!file) return [];
      const names = [...text.matchAll(/\bisland(?:<[\s\S]*?>)?\(\{[^}]*?\bname:\s*'([^']*)'/g)].map(
        ([, name]) => name,
      );
      if (names.length === 1 && names[0] === file) return [];
      return [
        `${path}: export one island({ name: '${file}', … }); the loader finds it by that name. Found: ${names.join(', ') || 'none'}.`,
      ];
    },
  },
  {
    name: 'islands wake in one place, where they hear of what was changed in them before',
    problems({ path, text }) {
      if (/^site\/src\/ui\/hydrate\.client\.tsx$|^(embed|scripts)\/|\.test\.tsx?$/.test(path)) return [];
      if (!/\bhydrateRoot\b/.test(text)) return [];
      return [`${path} calls hydrateRoot. Make an island of it: site/src/ui/hydrate.client.tsx wakes those.`];
    },
  },
  {
    name: 'only server/env.ts reads the environment',
    problems({ path, text }) {
      if (ENVIRONMENT.test(path) || !/\bprocess\.env\b/.test(text)) return [];
      return [`${path} reads process.env. Read it in site/src/server/env.ts, where it is checked once.`];
    },
  },
  {
    name: 'nothing in packages uses any',
    problems({ path, text }) {
      if (
        !path.startsWith('packages/') ||
        !/noExplicitAny|@ts-(ignore|nocheck|expect-error)|\bas any\b|:\s*any\b/.test(text)
      )
        return [];
      return [`${path} uses any, or silences the type check.`];
    },
  },
  {
    name: 'no test is left out or run alone',
    problems({ path, text }) {
      if (!/\.test\.tsx?$/.test(path)) return [];
      const odd = /\b(it|test|describe)\.(skip|only|todo)\b/.exec(text);
      return odd ? [`${path} has ${odd[0]}.`] : [];
    },
  },
];
