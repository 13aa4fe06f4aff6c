import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { blockService } from '../block-service.ts';

/** /admin/blocks: the named examples of every block, as visitors would see them. Each is in a page of its own. */
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
          blockService().list.map(({ name, label }) => (
            <section key={name} style={{ marginBlock: '2rem' }}>
              <h2>{label}</h2>
              <iframe
                src={`/preview/blocks/${name}`}
                title={label}
                loading="lazy"
                style={{ width: '100%', height: '40rem', border: '1px solid var(--theme-elevation-150)' }}
              />
            </section>
          ))
        ) : (
          <p>Sign in to see the blocks.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
