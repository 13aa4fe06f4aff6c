import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

/** A page of our own in the admin, with its header and navigation. Visitors are asked to sign in. */
export function AdminPage({
  page: { initPageResult, params, searchParams },
  path,
  collection,
  children,
}: {
  page: AdminViewServerProps;
  /** Where it is, such as `/admin/inbox`. */
  path: string;
  /** What it shows: people who may not read that are told so. */
  collection?: 'leads';
  children: ReactNode;
}) {
  const { req, visibleEntities, permissions, locale } = initPageResult;
  const isStaff = req.user?.collection === 'users';
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
        {isStaff && collection && !permissions?.collections?.[collection]?.read ? (
          <p>Your role doesn’t include {collection}. Ask an administrator if you need this page.</p>
        ) : isStaff ? (
          children
        ) : (
          <a href={`/admin/login?redirect=${path}`}>Sign in to see this page.</a>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
