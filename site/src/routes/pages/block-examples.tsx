import type { Context } from 'hono';
import { EXAMPLE_NOW, examplePicture } from '#site/block-kit/examples.ts';
import { loadExamples } from '#site/builder/load-examples.ts';
import { blocks } from '#site/builder/registry.ts';
import { loadTheme } from '#site/features/settings/load-theme.ts';
import { staffOf } from '#site/server/access.ts';
import { renderDocument } from '#site/server/document.tsx';
import { securityHeaders } from '#site/server/security-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { themeMarkup } from '#site/ui/theme/theme-style.ts';

/** Examples name pictures that are nowhere; each is this drawing. */
const PICTURE_PATH = '/preview/blocks/picture.svg';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#d9dfdb" d="M0 0h300v200H0z"/><path fill="#a9b5ae" d="m60 110 90-60 90 60v70H60z"/></svg>';

/** `/preview/blocks/picture.svg`: what is shown for every picture of an example. */
export const examplePictureFile = (c: Context<SiteBindings>): Response =>
  c.body(DRAWING, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' });

/** `/preview/blocks/{name}`: every named example of a block, with the site's own styles and scripts. Staff only. */
export const blockExamples =
  (site: Site) =>
  async (c: Context<SiteBindings, '/preview/blocks/:name'>): Promise<Response> => {
    const { user } = await site.payload.auth({ headers: c.req.raw.headers });
    if (!staffOf({ user })) return c.text('Sign in to the admin to see the blocks.', 401);
    const name = c.req.param('name');
    const [block, examples] = [blocks.get(name), await loadExamples(name)];
    if (!block || !examples) return c.text('There is no block of this name.', 404);
    const html = renderDocument({
      head: { title: block.label, noindex: true },
      body: (
        <main id="main" className="space-y-10 py-6">
          {Object.entries(examples).map(([title, { props, data = null }], index) => {
            const id = `${name}-${String(index + 1).padStart(6, '0')}`;
            return (
              <section key={title} aria-label={title}>
                <p className="mb-4 border-y border-line bg-sand px-5 py-1 text-sm text-muted">{title}</p>
                <div className="fr-page">
                  {block.View({
                    id,
                    props: { ...block.defaults, ...props, id },
                    data,
                    now: EXAMPLE_NOW,
                    editing: false,
                    slot: (slot, className) => (
                      <div key={slot} className={className}>
                        <p className="rounded-sm border border-dashed border-line p-6 text-muted">
                          Other blocks stand here.
                        </p>
                      </div>
                    ),
                    picture: examplePicture,
                  })}
                </div>
              </section>
            );
          })}
        </main>
      ),
      theme: themeMarkup(await loadTheme(site.payload)),
      assets: site.assets,
      siteUrl: site.env.siteUrl,
      siteName: block.label,
    });
    // Widths of a picture are all the same drawing.
    const drawn = html.toString().replaceAll(/\/media\/(?:example-\d+|small)\.webp/g, PICTURE_PATH);
    return c.body(drawn, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...securityHeaders({ captcha: site.env.captcha.provider }, { dev: site.dev }),
    });
  };
