import type { AdminViewServerProps } from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { previewPath } from '#site/server/preview-link.ts';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { WebsiteKits } from '../../admin/on-demand.client.tsx';
import { lastKit } from '../added-kit.ts';
import type { KitSummary } from '../website-kit.ts';
import { KIT_PREVIEW, WEBSITE_KITS } from '../website-kits.ts';

/** /admin/website-kits: whole websites to start from, with pictures, a preview and the way back. */
export async function WebsiteKitsView(page: AdminViewServerProps) {
  const { req } = page.initPageResult;
  const added = staffOf(req) ? await lastKit(req.payload) : undefined;
  const now = Date.now();
  const kits = WEBSITE_KITS.map(
    ({ key, name, about, pages }): KitSummary => ({
      ...{ key, name, about },
      pages: pages.map(({ path, title }) => ({ path, title })),
      preview: previewPath({ collection: KIT_PREVIEW, id: key, now }),
    }),
  );
  return (
    <AdminPage page={page} path="/admin/website-kits">
      <h1>Website kits</h1>
      {mayChange(req, 'website') ? (
        <>
          <p>
            A theme, header, footer and pages that belong together. A preview shows your own properties and
            people. Pages of yours are never changed.
          </p>
          <WebsiteKits kits={kits} added={added?.kit} />
        </>
      ) : (
        <p role="status">Only admins, editors and marketing can add website kits.</p>
      )}
    </AdminPage>
  );
}
