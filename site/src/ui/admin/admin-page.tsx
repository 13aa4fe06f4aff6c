import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { staffOf } from '#site/server/access.ts';
import { AREAS, type Area, RIGHTS } from '#site/server/rights.ts';

/** A page of our own in the admin, with its header and navigation. Visitors are asked to sign in. */
export function AdminPage({
  page: { initPageResult, params, searchParams },
  path,
  area,
  children,
}: {
  page: AdminViewServerProps;
  /** Where it is, such as `/admin/inbox`. */
  path: string;
  /** What it shows: roles that may not read that are told so. */
  area?: Area;
  children: ReactNode;
}) {
  const { req, visibleEntities, permissions, locale } = initPageResult;
  const staff = staffOf(req);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      // Payload turns them round on its own screens.
      viewActions={req.payload.config.admin.components?.actions?.toReversed()}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        {staff && area && RIGHTS[staff.role][area] === 'none' ? (
          <p>
            Your role doesn’t include {AREAS[area].toLowerCase()}. Ask an administrator if you need this page.
          </p>
        ) : req.user?.collection === 'users' ? (
          children
        ) : (
          <a href={`/admin/login?redirect=${path}`}>Sign in to see this page.</a>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
