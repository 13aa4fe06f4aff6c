import type { Hono } from 'hono';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { drawIcon, type IconSheet, icoOf } from '#site/server/draw-icon.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { photoFile } from '#site/server/share-picture/share-sheet.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { agencyOf } from '../share-pictures/sheets.ts';

const A_DAY = 'public, max-age=86400';

/** Sizes in px, by address. */
const PNGS = { '/icon-192.png': 192, '/icon-512.png': 512, '/apple-touch-icon.png': 180 } as const;
const ICO = { path: '/favicon.ico', size: 32 };

/** The website's icon in every size that browsers and phones ask for, and what they read about it as an app. */
export function addIconRoutes({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  const { payload } = site;
  // One picture of each size: a change of the settings or the theme makes them again.
  const drawn = new Map<number, { key: string; png: Promise<Buffer> }>();

  async function sheet(): Promise<IconSheet> {
    const [{ icon }, { colours }] = await Promise.all([loadSettings(payload), agencyOf(payload)]);
    return { file: photoFile(icon), colours };
  }

  async function pngOf(size: number): Promise<Buffer> {
    const wanted = await sheet();
    const key = JSON.stringify(wanted);
    const known = drawn.get(size);
    if (known?.key === key) return known.png;
    const png = drawIcon({ sheet: wanted, size, local: siteFiles().local });
    drawn.set(size, { key, png });
    png.catch(() => drawn.delete(size));
    return png;
  }

  for (const [path, size] of Object.entries(PNGS))
    app.get(path, async (c) => c.body(new Uint8Array(await pngOf(size)), 200, headers('image/png')));
  app.get(ICO.path, async (c) => {
    const ico = icoOf({ png: await pngOf(ICO.size), size: ICO.size });
    return c.body(new Uint8Array(ico), 200, headers('image/x-icon'));
  });
  app.get('/site.webmanifest', async (c) => {
    const [{ agencyName }, { colours }] = await Promise.all([loadSettings(payload), agencyOf(payload)]);
    const manifest = {
      name: agencyName,
      short_name: agencyName.slice(0, 24),
      start_url: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: colours.background,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    };
    return c.body(JSON.stringify(manifest), 200, headers('application/manifest+json'));
  });
}

const headers = (type: string) => ({
  'Content-Type': type,
  'Cache-Control': A_DAY,
  'X-Content-Type-Options': 'nosniff',
});
