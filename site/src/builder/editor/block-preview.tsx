import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { blockService } from '../block-service.ts';

/** /admin/blocks: the named examples of every block, as visitors would see them. Each is in a page of its own. */
export const BlockPreview = (page: AdminViewServerProps) => (
  <AdminPage page={page} path="/admin/blocks">
    <h1>Blocks</h1>
    {blockService().list.map(({ name, label }) => (
      <section key={name} style={{ marginBlock: '2rem' }}>
        <h2>{label}</h2>
        <iframe
          src={`/preview/blocks/${name}`}
          title={label}
          loading="lazy"
          style={{ width: '100%', height: '40rem', border: '1px solid var(--theme-elevation-150)' }}
        />
      </section>
    ))}
  </AdminPage>
);
