import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node-path.mjs';
import { sourceFiles } from './source-files.mjs';
import { spellingProblems } from './spelling.mjs';
import { visibleStrings } from './visible-strings.mjs';

/**
 * Words of the table “Write this, not that” in docs/glossary.md, each as it is wrongly used and not where it is plain
 * English ("ground floor", "press release", "look at"). `only` limits one to strings or to docs.
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
  },
  {
    not: 'words',
    but: 'text or label',
    as: /^Words\b|\b(?:its|no|these|those|the form’s) words\b/i,
    only: 'strings',
  },
  { not: 'leads to', but: 'link', as: /(?<!\bnew )\bleads (?:on )?to\b/i, only: 'strings' },
  { not: 'said when', but: 'message when', as: /\bsaid when\b/i },
  { not: 'anew', but: 'again', as: /\banew\b/i },
  { not: 'film', but: 'video', as: /\bfilms?\b/i },
  { not: 'journey', but: 'end-to-end test', as: /\bjourneys?\b/i },
  { not: 'desk', but: 'service', as: /\bdesks?\b/i, only: 'docs' },
  { not: 'asker', but: 'visitor', as: /\baskers?\b/i },
  { not: 'ticket', but: 'form token', as: /\btickets?\b/i },
  { not: 'trap', but: 'honeypot', as: /\b(?:a|the|hidden|spam) traps?\b(?! for| focus)/i },
  {
    not: 'look',
    but: 'theme or appearance',
    as: /^Looks?$|\b(?:the|whose|ready|other) looks?\b(?! (?:at|for|in|up|back))/i,
  },
  { not: 'kept', but: 'cached', as: /\bkept (?:in memory|pages?)\b/i },
  { not: 'your clock', but: 'time zone', as: /\b(?:your|own|whose) clocks?\b/i },
  { not: 'small letters, blanks', but: 'lowercase, spaces', as: /\bsmall letters\b|\bblanks\b/i },
  {
    not: 'whoever, whatever, whenever',
    but: 'anyone who, visitors who, if',
    as: /(?:^|[.!?:]\s)(?:Whoever|Whatever|Whenever)\b/,
  },
  { not: 'in a moment, once more', but: 'shortly, again', as: /\bin a moment\b|\bonce more\b/i },
  { not: 'hear of', but: 'be told or find out about', as: /\bhears? of\b/i, only: 'strings' },
];

/** Where old wording is still being replaced. A folder leaves this list when its strings are done. */
const NOT_YET = ['docs/staff/theme.md', 'site/src/ui/look/'];

/** Descriptions of invented homes: a lawn is ground there, and a film is a film. */
const FICTION = /^site\/demo\/listings-/;

/** Both checks over the tree: `{ name, problems }[]`. */
export async function wordingChecks() {
  const files = [...sourceFiles(), ...docFiles()];
  const read = files.filter(({ path }) => !path.startsWith('site/demo/')).flatMap(linesOf);
  return [
    { name: 'texts use the terms of the glossary', problems: files.flatMap(wordingProblems) },
    { name: 'texts are spelt as in Australia', problems: await spellingProblems(read) },
  ];
}

/** What is worded against the glossary in `{ path, text }`, as sentences. */
export function wordingProblems(file) {
  if (FICTION.test(file.path) || NOT_YET.some((place) => file.path.startsWith(place))) return [];
  const kind = file.path.endsWith('.md') ? 'docs' : 'strings';
  const terms = NOT_THAT.filter(({ only }) => !only || only === kind);
  return linesOf(file).flatMap(({ path, line, text }) =>
    terms
      .filter(({ as }) => as.test(text))
      .map(({ not, but }) => `${path}:${line} says “${not}” in “${text.slice(0, 100)}”. Write ${but}.`),
  );
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
