import { menuEntry } from '#site/messages/known-texts.ts';
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs.tsx';

/** The steps from the home page, drawn where their language is known. */
export const Trail = ({ home, steps }: { home: string; steps: Crumb[] }) => (
  <Breadcrumbs items={[homeCrumb(home), ...steps]} />
);

/** The first step, in the language of the page unless staff call it something of their own. */
export function homeCrumb(home: string): Crumb {
  const own = menuEntry(home);
  return { label: own ?? home, href: '/', isWritten: !own };
}
