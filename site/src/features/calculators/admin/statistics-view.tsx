import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { StatisticsCharts } from './on-demand.client.tsx';

/** /admin/duty-statistics: how the calculator is used, as charts. */
export const StatisticsView = (page: AdminViewServerProps) => (
  <AdminPage page={page} path="/admin/duty-statistics">
    <Statistics />
  </AdminPage>
);

/** The same in place of the collection's list, where its link in the navigation leads. */
export const StatisticsList = () => (
  <Gutter>
    <Statistics />
  </Gutter>
);

const Statistics = () => (
  <>
    <h1>Calculator statistics</h1>
    <p>
      Use of the stamp duty calculator, here and on websites that embed it. Only daily totals are stored
      (Sydney time).
    </p>
    <StatisticsCharts />
  </>
);
