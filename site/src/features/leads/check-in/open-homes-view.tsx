import type { AdminViewServerProps } from 'payload';
import { ownAgentId } from '#site/server/access.ts';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { OpenHomes } from './on-demand.client.tsx';

/** /admin/open-homes: the open homes of the week, with the page for each door and who came. */
export function OpenHomesView(page: AdminViewServerProps) {
  return (
    <AdminPage page={page} path="/admin/open-homes" collection="leads">
      <OpenHomes hasOwn={ownAgentId(page.initPageResult.req) !== undefined} />
    </AdminPage>
  );
}
