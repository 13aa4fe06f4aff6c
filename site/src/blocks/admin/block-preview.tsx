import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { blockDesk } from '../block-desk.ts';
import { BlockFrame } from './block-frame.client.tsx';

/** /admin/blocks: every block as visitors see it, with live data and the site's own stylesheet. */
export function BlockPreview({ initPageResult, params, searchParams }: AdminViewServerProps) {
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
      <Gutter>
        <h1>Blocks</h1>
        {req.user ? (
          blockDesk().list.map(({ name, label }) => (
            <section key={name} style={{ marginBlock: '2rem' }}>
              <h2>{label}</h2>
              <BlockFrame name={name} label={label} />
            </section>
          ))
        ) : (
          <p>Sign in to see the blocks.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
