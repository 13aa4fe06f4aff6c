import type { AdminViewServerProps } from 'payload';
import { agencyZone } from '#site/features/pages/schedule/planned-changes.ts';
import { mayChange, staffOf } from '#site/server/access.ts';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { ComingCalendar } from '../on-demand.client.tsx';
import { loadComingChanges } from './load-coming-changes.ts';
import { monthOf } from './month-of.ts';

/** /admin/coming-changes: a calendar of what will change on the website by itself. */
export async function ComingChangesView(page: AdminViewServerProps) {
  const { req } = page.initPageResult;
  return (
    <AdminPage page={page} path="/admin/coming-changes">
      {staffOf(req) && <Calendar page={page} />}
    </AdminPage>
  );
}

async function Calendar({ page: { initPageResult, searchParams } }: { page: AdminViewServerProps }) {
  const { req } = initPageResult;
  const { payload } = req;
  const now = Date.now();
  const zone = await agencyZone(payload);
  const changes = await loadComingChanges({ payload, zone, now });
  return (
    <ComingCalendar
      month={monthOf({ asked: searchParams?.month, changes, zone, now })}
      failed={changes.filter(({ failed }) => failed)}
      next={changes.find(({ at }) => at > now)}
      zone={zone}
      mayChange={mayChange(req, 'website')}
    />
  );
}
