import type { AdminViewServerProps } from 'payload';
import { ownAgentId } from '#site/server/access.ts';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { ListingBoard } from './on-demand.client.tsx';

/** /admin/listings: the listings at a glance, by quick list. */
export function BoardView(page: AdminViewServerProps) {
  const { req, permissions } = page.initPageResult;
  return (
    <AdminPage page={page} path="/admin/listings">
      <ListingBoard
        hasOwn={ownAgentId(req) !== undefined}
        mayCreate={Boolean(permissions.collections?.listings?.create)}
      />
    </AdminPage>
  );
}
