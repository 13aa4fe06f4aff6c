import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node-path.mjs';
import { hardCodedProblems } from './hard-coded.mjs';
import { sourceFiles, toolFiles } from './source-files.mjs';
import { spellingProblems } from './spelling.mjs';
import { visibleStrings } from './visible-strings.mjs';

/**
 * Words of the table “Write this, not that” in docs/glossary.md, each as it is wrongly used and not where it is plain
 * English ("ground floor", "press release", "look at"). `only` limits one to strings or to docs; `comments` marks those
 * that are wrong in any comment and title of a test too, `titles` those that are wrong in such titles.
 */
const NOT_THAT = [
  {
    not: 'ground',
    but: 'background',
    as: /(?<!\b(?:in|above|on the|common|under)[- ])\bground\b(?![- ](?:floor|level|lease|water))/i,
  },
  {
    not: 'press',
    but: 'click, tap, select or choose',
    as: /\bpress(?:es|ed|ing)?\b(?![- ](?:release|council|office|kit|enter|ctrl|esc|tab|space))/i,
    titles: true,
  },
  {
    not: 'words',
    but: 'text or label',
    as: /^Words\b|\b(?:its|no|these|those|the form’s) words\b/i,
    only: 'strings',
  },
  { not: 'leads to', but: 'link', as: /(?<!\bnew )\bleads (?:on )?to\b/i, only: 'strings' },
  { not: 'said when', but: 'message when', as: /\bsaid when\b/i },
  { not: 'anew', but: 'again', as: /\banew\b/i, comments: true },
  { not: 'film', but: 'video', as: /\bfilms?\b/i, titles: true },
  { not: 'journey', but: 'end-to-end test', as: /\bjourneys?\b/i, comments: true },
  { not: 'desk', but: 'service', as: /\bdesks?\b/i, only: 'docs' },
  { not: 'asker', but: 'visitor', as: /\baskers?\b/i, comments: true },
  { not: 'ticket', but: 'form token', as: /\btickets?\b/i },
  { not: 'trap', but: 'honeypot', as: /\b(?:a|the|hidden|spam) traps?\b(?! for| focus)/i },
  {
    not: 'look',
    but: 'theme or appearance',
    as: /^Looks?$|\b(?:the|whose|ready|other) looks?\b(?! (?:at|for|in|up|back))/i,
  },
  { not: 'kept', but: 'cached', as: /\bkept (?:in memory|pages?)\b/i },
  { not: 'your clock', but: 'time zone', as: /\b(?:your|own|whose) clocks?\b/i },
  { not: 'e-mail', but: 'email', as: /\be-mails?\b/i, comments: true },
  {
    not: 'small letters, blanks',
    but: 'lowercase, spaces',
    as: /\bsmall letters\b|\bblanks\b/i,
    comments: true,
  },
  {
    not: 'whoever, whatever, whenever',
    but: 'anyone who, visitors who, if',
    as: /(?:^|[.!?:]\s)(?:Whoever|Whatever|Whenever)\b/,
  },
  {
    not: 'in a moment, once more',
    but: 'shortly, again',
    as: /\bin a moment\b|\bonce more\b/i,
    comments: true,
  },
  { not: 'hear of', but: 'be told or find out about', as: /\bhears? of\b/i, only: 'strings' },
];

/** Words that are never the right name for anything here: of files, types, functions, variables and columns. */
const NOT_A_NAME = [
  { not: 'desk', but: 'service' },
  { not: 'asker', but: 'visitor' },
  { not: 'anew', but: 'again' },
  { not: 'ticket', but: 'form token' },
  { not: 'trap', but: 'honeypot' },
  { not: 'ground', but: 'background', unless: /(?:in|above)-?ground/i },
];

/** The form token as open pages send and read it, and the motion of a section's background as older pages have it. */
const OLDER_NAMES = new Set(['_ticket', 'ticket', 'groundMotion']);

/**
 * Fixtures, generated files, passwords, this check and the demo's descriptions have names of their own, and saved pages and
 * style presets have the icon's background under an older name.
 */
const NAMES_OF_OTHERS =
  /\/fixtures\/|\/migrations\/|payload-types\.ts$|common-passwords|^scripts\/checks\/|^site\/demo\/|^site\/src\/blocks\/icon\//;

/** This check and its tests name the words. */
const OWN_FILES = /^scripts\/checks\/wording/;

/** All checks over the tree: `{ name, problems }[]`. */
export async function wordingChecks() {
  const files = [...sourceFiles(), ...docFiles()];
  const commented = [...sourceFiles(), ...toolFiles()];
  const read = files.filter(({ path }) => !path.startsWith('site/demo/')).flatMap(linesOf);
  return [
    { name: 'texts use the terms of the glossary', problems: files.flatMap(wordingProblems) },
    { name: 'comments use the terms of the glossary', problems: commented.flatMap(commentProblems) },
    {
      name: 'translated files hold no text of their own',
      problems: sourceFiles().flatMap(hardCodedProblems),
    },
    { name: 'names use the terms of the glossary', problems: sourceFiles().flatMap(namingProblems) },
    { name: 'texts are spelt as in Australia', problems: await spellingProblems(read) },
  ];
}

/** What is worded against the glossary in `{ path, text }`, as sentences. */
export function wordingProblems(file) {
  const kind = file.path.endsWith('.md') ? 'docs' : 'strings';
  const terms = NOT_THAT.filter(({ only }) => !only || only === kind);
  return linesOf(file).flatMap(({ path, line, text }) =>
    terms
      .filter(({ as }) => as.test(text))
      .map(({ not, but }) => `${path}:${line} says “${not}” in “${text.slice(0, 100)}”. Write ${but}.`),
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/.*/g;
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])(?:(?!\1)[^\\\n]|\\.)+\1,/g;

/**
 * Which comments and titles of tests of `{ path, text }` use words against the glossary, as sentences. What is in backticks
 * in a comment is a name. Titles say what people do with the product, so they do not press buttons or watch films either.
 */
export function commentProblems({ path, text }) {
  if (OWN_FILES.test(path)) return [];
  const titles = /\.test\.tsx?$/.test(path) ? [...text.matchAll(TITLE)] : [];
  return [
    ...[...text.matchAll(COMMENT)].flatMap((match) => inProse({ path, text, match, kind: 'comment' })),
    ...titles.flatMap((match) => inProse({ path, text, match, kind: 'title' })),
  ];
}

function inProse({ path, text, match, kind }) {
  const line = text.slice(0, match.index).split('\n').length;
  const prose = kind === 'title' ? match[0] : match[0].replace(/`[^`]*`/g, ' ').replace(/\s+(?:\* )?/g, ' ');
  return NOT_THAT.filter(
    ({ as, comments, titles }) => (comments || (titles && kind === 'title')) && as.test(prose),
  ).map(({ not, but }) => `${path}:${line} has “${not}” in a ${kind}. Write ${but}.`);
}

/** Which names in `{ path, text }`, or of the file itself, use words against the glossary, as sentences. */
export function namingProblems({ path, text }) {
  if (NAMES_OF_OTHERS.test(path)) return [];
  const inPath = wrongIn(path).map(({ not, but }) => `${path} is named with “${not}”. Write ${but}.`);
  return [...inPath, ...identifiersOf(text).flatMap(({ name, line }) => named({ path, name, line }))];
}

const named = ({ path, name, line }) =>
  wrongIn(name).map(
    ({ not, but }) => `${path}:${line} names something “${name}”. Write ${but} instead of ${not}.`,
  );

const wrongIn = (name) =>
  NOT_A_NAME.filter(({ not, unless }) => partsOf(name).has(not) && !unless?.test(name));

/** Names in code with their first line: what is left of a file without comments, strings and text between tags. */
function identifiersOf(text) {
  if (!NOT_A_NAME.some(({ not }) => text.toLowerCase().includes(not))) return [];
  const code = text.replace(
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}();=]*</g,
    (found) => found.replace(/[^\n]/g, ' '),
  );
  const found = new Map();
  for (const [index, line] of code.split('\n').entries())
    for (const [name] of line.matchAll(/[A-Za-z_$][\w$]*/g))
      if (!found.has(name) && !OLDER_NAMES.has(name)) found.set(name, index + 1);
  return [...found].map(([name, line]) => ({ name, line }));
}

/** The words of a name or path in lowercase, in singular too: `leadDesks` has lead, desks and desk. */
function partsOf(name) {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return new Set(words.flatMap((word) => [word, word.replace(/s$/, '')]));
}

/** What people read in a file, as `{ path, line, text }`. */
function linesOf({ path, text }) {
  const lines = path.endsWith('.md') ? proseLines(text) : visibleStrings({ path, text });
  return lines.map((one) => ({ path, ...one }));
}

/** Every document people read, but the glossary's own table and the record of decisions, which stay as they were. */
function docFiles() {
  const docs = readdirSync(join(root, 'docs'), { recursive: true })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && !/^docs\/(glossary\.md|decisions\/)/.test(path));
  return ['README.md', 'CONTRIBUTING.md', ...docs].map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

/** The lines of a Markdown text without code, links' addresses and quoted names of files. */
function proseLines(markdown) {
  const withoutBlocks = markdown.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
  return withoutBlocks
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.replace(/`[^`]*`|\]\([^)]*\)/g, ' ').trim() }))
    .filter(({ text }) => text);
}
