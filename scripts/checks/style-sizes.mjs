import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtAssets } from '../../site/src/server/assets.ts';
import { withFamilies } from '../../site/src/server/theme-styles.ts';
import { familyNames } from '../../site/src/ui/theme/families.ts';

/**
 * What the website's stylesheets weigh, in bytes, compressed: the one of every page in the fonts of a theme (the pair with
 * the longest rules), and all of them, which is what a page with every part loads.
 */
export function styleSizes(clientDir) {
  const { styles, parts } = builtAssets(clientDir);
  const textOf = (address) => readFileSync(join(clientDir, address), 'utf8');
  const weigh = (text) => brotliCompressSync(text).length;
  const site = styles.map(textOf).join('');
  const pairs = familyNames.flatMap((body) =>
    familyNames.map((headings) => withFamilies(site, [body, headings])),
  );
  const [longest] = pairs.sort((one, other) => other.length - one.length);
  const everyPage = weigh(longest);
  return { everyPage, all: parts.reduce((sum, { url }) => sum + weigh(textOf(url)), everyPage) };
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
  const { styles, parts } = builtAssets(clientDir);
  const scripts = Object.keys(chunks).filter((key) => chunks[key].file.endsWith('.js'));
  return styleDependents({
    texts: Object.fromEntries(scripts.map((key) => [key, text(key)])),
    styles: [...styles, ...parts.map(({ url }) => url)].map((url) => url.slice(1)),
  });
}
