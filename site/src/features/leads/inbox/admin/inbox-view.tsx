import type { AdminViewServerProps } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { Inbox } from '../on-demand.client.tsx';
import { OutboxNotice } from './outbox-notice.tsx';

/** /admin/inbox: the leads that wait for somebody, by list. */
export function InboxView(page: AdminViewServerProps) {
  return (
    <AdminPage page={page} path="/admin/inbox" collection="leads">
      <OutboxNotice />
      <Inbox user={staffOf(page.initPageResult.req)?.id ?? 0} />
    </AdminPage>
  );
}
