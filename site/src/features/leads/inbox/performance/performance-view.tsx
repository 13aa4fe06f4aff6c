import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { PerformanceTables } from '../on-demand.client.tsx';

/** /admin/performance: leads, answers, listings and agents of a week, month or quarter. */
export function PerformanceView(page: AdminViewServerProps) {
  return (
    <AdminPage page={page} path="/admin/performance" collection="leads">
      <PerformanceTables />
    </AdminPage>
  );
}
