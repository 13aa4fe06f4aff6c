import { openForm } from '#site/ui/form-panel/open-form.client.ts';
import { formOfHash } from './form-of-hash.ts';
import { leadFormPath } from './lead-paths.ts';

/** `leadHashes`, written in by the build (`site/vite.config.ts`). */
declare const LEAD_FORM_HASHES: Readonly<Record<string, string>>;

/** Opens the lead form that a hash names, about what the page is about; any other hash is left alone. */
export function openByHash(name: string): void {
  const found = formOfHash({ hash: name, forms: LEAD_FORM_HASHES });
  if (found)
    openForm({ action: languageOfPage() + leadFormPath({ ...aboutThisPage(), ...found }), byHash: true });
}

/** `/zh`, or '' on a page in English. */
const languageOfPage = (): string => /^\/(?:zh|vi|ar)(?=\/|$)/.exec(location.pathname)?.[0] ?? '';

/** The listing, agent or office that the page is about, from the data attributes of its `<main>`. */
function aboutThisPage() {
  const { listing, agent, office } = document.getElementById('main')?.dataset ?? {};
  return { listing: Number(listing), agent: Number(agent), office: Number(office) };
}
