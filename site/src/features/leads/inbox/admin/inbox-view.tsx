import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { Inbox } from './inbox.client.tsx';
import { OutboxNotice } from './outbox-notice.tsx';

/** /admin/inbox: the leads that wait for somebody, by list. */
export function InboxView({ initPageResult, params, searchParams }: AdminViewServerProps) {
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
      visibleEntities={visibleEntities}
    >
      <Gutter>
        {staff ? (
          <>
            <OutboxNotice />
            <Inbox user={staff.id} />
          </>
        ) : (
          <p>
            <a href="/admin/login?redirect=/admin/inbox">Sign in to see leads.</a>
          </p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
