/// <reference types="vite/client" />
/** What every page loads: the stylesheet, the island loader and what opens panels. */
import './site.css';
import './islands.client.ts';
import { type Opener, startOpeners } from './openers.client.ts';
import { startPersonal } from './personal.client.ts';
import { rememberListing, rememberVisit } from './visit.client.ts';

rememberVisit();
rememberListing();
startPersonal();
startOpeners(
  Object.values(
    import.meta.glob<Opener>('../features/*/*.opener.client.ts', { eager: true, import: 'opener' }),
  ),
);
// Most pages have none of them.
if (document.querySelector('[data-behaviour]')) void import('./behaviours.client.ts');
