import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { StatisticsCharts } from './statistics-charts.client.tsx';

/** /admin/duty-statistics: how the calculator is used, as charts. */
export function StatisticsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, visibleEntities, permissions, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      {req.user ? <StatisticsList /> : <Gutter>Sign in to see the statistics.</Gutter>}
    </DefaultTemplate>
  );
}

/** The same in place of the collection's list, where its link in the navigation leads. */
export function StatisticsList() {
  return (
    <Gutter>
      <h1>Calculator statistics</h1>
      <p>
        Use of the stamp duty calculator, here and on websites that embed it. Only daily totals are stored
        (Sydney time).
      </p>
      <StatisticsCharts />
    </Gutter>
  );
}
