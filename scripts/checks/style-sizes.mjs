import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The stylesheet of every page, and those of parts that few pages have, as the build names them. */
const SITE = 'src/ui/site.css';
const PARTS = ['src/builder/rare-blocks.css', 'src/ui/search-map.css'];
/** A face of a family, or of the fonts that stand in for it until it is there. */
const FACE =
  /@font-face\s*\{[^}]*font-family:\s*"?fr-([\w-]+?)(?:-others|-fallback|-android)?"?\s*[;}][^}]*\}?/g;
/** A theme has a font for text and one for headings. */
const FAMILIES_OF_A_THEME = 2;

/**
 * What the website's stylesheets weigh, in bytes, compressed: the one of every page in the fonts of a theme (those with the
 * longest rules), and all of them, which is what a page with every part loads.
 */
export function styleSizes(clientDir) {
  const textOf = (file) => readFileSync(join(clientDir, file), 'utf8');
  const weigh = (text) => brotliCompressSync(text).length;
  const [site, ...parts] = stylesheets(clientDir);
  const everyPage = weigh(withLongestFonts(textOf(site)));
  return { everyPage, all: parts.reduce((sum, part) => sum + weigh(textOf(part)), everyPage) };
}

/** The files of the stylesheets that pages link, that of every page first. */
export function stylesheets(clientDir) {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  return [SITE, ...PARTS].map((source) => {
    const { file } = manifest[source] ?? {};
    if (!file) throw new Error(`The build in ${clientDir} has no ${source}. Run npm run build.`);
    return file;
  });
}

/** A stylesheet with the faces of as many families as a theme has, those with the longest rules. */
export function withLongestFonts(css) {
  const lengths = new Map();
  for (const [rule, family] of css.matchAll(FACE))
    lengths.set(family, (lengths.get(family) ?? 0) + rule.length);
  const longest = [...lengths].sort(([, one], [, other]) => other - one).map(([family]) => family);
  const kept = new Set(longest.slice(0, FAMILIES_OF_A_THEME));
  return css.replace(FACE, (rule, family) => (kept.has(family) ? rule : ''));
}

/**
 * No script may depend on a stylesheet that pages link: what loads the script would look for a link to the file as it was
 * built, find none, and load it beside the one with the fonts of the theme. `texts`: of the scripts, by their names.
 */
export function styleDependents({ texts, styles }) {
  const dependents = Object.keys(texts).filter((name) => styles.some((style) => texts[name].includes(style)));
  return {
    name: 'no script loads a stylesheet that pages link',
    problems: dependents.map((name) => `${name} does. What imports the stylesheet?`),
  };
}

/** The same for a build. */
export function styleDependentsOf({ clientDir, build: { chunks, text } }) {
  const scripts = Object.keys(chunks).filter((key) => chunks[key].file.endsWith('.js'));
  return styleDependents({
    texts: Object.fromEntries(scripts.map((key) => [key, text(key)])),
    styles: stylesheets(clientDir),
  });
}
