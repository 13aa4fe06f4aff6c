import { leadForms } from './lead-forms.ts';

/**
 * The form that each hash opens on every page. `#enquiry` is not here: it clicks the listing's own button, which carries
 * it as `data-hash`. The build writes this table into the browser's script (`site/vite.config.ts`), so that no page has
 * to load the forms for it.
 */
export const leadHashes: Readonly<Record<string, string>> = Object.fromEntries(
  leadForms.flatMap(({ hash, definition }) => (hash ? [[hash, definition.key]] : [])),
);
