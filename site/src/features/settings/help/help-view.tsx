import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { manualPages, manualPath } from './manual.ts';
import { Markdown } from './markdown.tsx';
import './help.css';

/** /admin/help and /admin/help/{page}: the manual for staff. */
export function HelpView(view: AdminViewServerProps) {
  const [, name = 'README'] = (view.params?.segments as string[] | undefined) ?? [];
  const pages = manualPages();
  const shown = pages.find((page) => page.name === name);
  return (
    <AdminPage page={view} path={shown ? manualPath(shown.name) : '/admin/help'}>
      <div className="help">
        <article>
          {shown ? (
            <Markdown text={shown.text} />
          ) : (
            <>
              <h1>This page of the manual doesn’t exist</h1>
              <p>Choose one from the list.</p>
            </>
          )}
        </article>
        <nav aria-label="Manual">
          <ul>
            {pages.map((page) => (
              <li key={page.name}>
                <a href={manualPath(page.name)} aria-current={page === shown ? 'page' : undefined}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </AdminPage>
  );
}
