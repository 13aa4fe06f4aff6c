/// <reference types="vite/client" />
/** The script of every page: island loader and openers of panels. */
import { CONTENT_ADDED } from './added-content.ts';
import { startIslands } from './islands.client.ts';
import { type Opener, startOpeners } from './openers.client.ts';
import { startPersonal } from './personal.client.ts';
import { STAFF_HINT } from './staff-bar/staff-hint.ts';
import { rememberVisit } from './visit.client.ts';

startOpeners(
  Object.values(
    import.meta.glob<Opener>('../features/*/*.opener.client.ts', { eager: true, import: 'opener' }),
  ),
);
addEventListener(CONTENT_ADDED, ({ target }) => wake(target as Element));
rememberVisit();
// In tasks of their own, so that none keeps a phone busy for long: cookies are held by another process of the browser, and
// the page waits until it answers.
setTimeout(() => {
  if (document.querySelector('main[data-listing]'))
    void import('./recent-views.client.ts').then((views) => views.rememberListing());
  startPersonal();
  // Staff have a bar above the page.
  if (document.cookie.includes(STAFF_HINT)) document.body.dataset.behaviour = 'staff-bar';
});
setTimeout(wake, 0, document);

/** What moves by itself in this part of the page. */
function wake(root: ParentNode): void {
  startIslands(root);
  // Most pages have none of them.
  if (root.querySelector('[data-behaviour]'))
    void import('./behaviours.client.ts').then((behaviours) => behaviours.watch(root));
}
