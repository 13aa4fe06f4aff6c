import type { AdminViewServerProps } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { type DeadLinksOfPlace, loadDeadLinks } from './load-dead-links.ts';

/** /admin/dead-links: every link of pages, menus and redirects that leads nowhere. */
export async function DeadLinksView(page: AdminViewServerProps) {
  const { req } = page.initPageResult;
  const places = staffOf(req) ? await loadDeadLinks(req.payload) : [];
  return (
    <AdminPage page={page} path="/admin/dead-links">
      <h1>Dead links</h1>
      <p>
        Links in pages, news, templates, popups, menus and redirects that open nothing on this website, as in
        their newest drafts. Links to other websites are not checked.
      </p>
      {places.length === 0 ? (
        <p role="status">No dead links were found.</p>
      ) : (
        <ul style={{ padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
          {places.map((place) => (
            <DeadLinksItem key={place.path} place={place} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

function DeadLinksItem({ place: { name, path, dead } }: { place: DeadLinksOfPlace }) {
  return (
    <li style={{ borderBlockStart: '1px solid var(--theme-elevation-150)', paddingBlock: '1rem' }}>
      <h2 style={{ fontSize: '1.1rem', margin: 0 }}>
        <a href={path}>{name.slice(0, 1).toUpperCase() + name.slice(1)}</a>
      </h2>
      <ul>
        {[...new Map(dead.map((link) => [`${link.blockId} ${link.href}`, link])).values()].map((link) => (
          <li key={`${link.blockId} ${link.href}`}>
            <code>{link.href}</code>
            {link.block ? ` in ${link.block}` : ''}: {link.problem}
          </li>
        ))}
      </ul>
    </li>
  );
}
