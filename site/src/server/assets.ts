import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PartStyle, partStyle } from './part-styles.ts';
import { loadThemeStyle, themeStyleUrl } from './theme-styles.ts';

/** Addresses of what every page loads, and of the stylesheets that only some do. */
export type Assets = {
  /** The stylesheets of every page, with the faces of every font that a theme may have. */
  styles: string[];
  /** The same with the faces of these font families alone, if they can be had. */
  stylesWith?: (families: readonly string[]) => string[];
  parts?: PartStyle[];
  scripts: string[];
  /** The font files, by their names without the build's hash. */
  fonts: { name: string; url: string }[];
  icon: string;
};

type ManifestChunk = { file: string };

const ENTRY = 'src/ui/site.client.ts';
/** The stylesheet of every page: an entry too, since scripts that depended on it would load the file as it was built. */
const STYLE = 'src/ui/site.css';
/** The stylesheets of parts that few pages have, in the order of the cascade, and what beside their classes needs them. */
export const PART_STYLES = [
  // A popup or an off-canvas panel may hold any block, also one that is fetched, and moves in as blocks do.
  { source: 'src/builder/rare-blocks.css', also: ['data-popup', '/popups/', 'fr-off-canvas'] },
  { source: 'src/ui/search-map.css', also: [] },
];

/** What the build makes for browsers (vite.config.ts), by source: the site's script and its stylesheets. */
const STYLES = [STYLE, ...PART_STYLES.map(({ source }) => source)];
export const CLIENT_ENTRIES = [ENTRY, ...STYLES];

/** The assets of a production build, from Vite's manifest. Throws when there is no build. */
export function builtAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const urlOf = (source: string) => {
    const file = manifest[source]?.file;
    if (!file) throw new Error(`The build in ${clientDir} has no ${source}. Run npm run build.`);
    return `/${file}`;
  };
  const fonts = Object.values(manifest).flatMap(({ file }) => {
    const name = /([^/]+-normal)-[^/]+\.woff2$/.exec(file)?.[1];
    return name ? [{ name, url: `/${file}` }] : [];
  });
  const styles = [urlOf(STYLE)];
  const textOf = (address: string) => readFileSync(join(clientDir, address), 'utf8');
  const site = styles.map(textOf).join('');
  return {
    styles,
    stylesWith: (families) =>
      styles.map((style) => {
        const path = themeStyleUrl(style, families);
        // Made now, so that it is there when the browser asks for it; what fails here fails again, and is logged, there.
        void loadThemeStyle({ clientDir, path }).catch(() => undefined);
        return path;
      }),
    parts: PART_STYLES.map(({ source, also }) => {
      const address = urlOf(source);
      return partStyle({ url: address, css: textOf(address), site, also });
    }),
    scripts: [urlOf(ENTRY)],
    fonts,
    icon: '/icon-192.png',
  };
}

/** The assets that Vite's development server serves from source. */
export function sourceAssets(): Assets {
  return {
    styles: STYLES.map((source) => `/${source}`),
    scripts: ['/@vite/client', '/src/ui/dev.client.ts'],
    fonts: [],
    icon: '/icon-192.png',
  };
}
