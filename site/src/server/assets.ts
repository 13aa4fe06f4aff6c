import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of what every page loads. */
export type Assets = {
  styles: string[];
  scripts: string[];
  /** The font files, by their names without the build's hash. */
  fonts: { name: string; url: string }[];
  icon: string;
};

type ManifestChunk = { file: string; css?: string[]; assets?: string[]; isEntry?: boolean };

const ENTRY = 'src/ui/site.client.ts';

/** The assets of a production build, from Vite's manifest. Throws when there is no build. */
export function builtAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build in ${clientDir} has no ${ENTRY}. Run npm run build.`);
  const url = (file: string) => `/${file}`;
  const fonts = (entry.assets ?? []).flatMap((file) => {
    const name = /([^/]+-normal)-[^/]+\.woff2$/.exec(file)?.[1];
    return name ? [{ name, url: url(file) }] : [];
  });
  return {
    styles: (entry.css ?? []).map(url),
    scripts: [url(entry.file)],
    fonts,
    icon: '/icon-192.png',
  };
}

/** The assets that Vite's development server serves from source. */
export function sourceAssets(): Assets {
  return {
    styles: ['/src/ui/site.css'],
    scripts: ['/@vite/client', '/src/ui/dev.client.ts'],
    fonts: [],
    icon: '/icon-192.png',
  };
}
