import type { DesignOutline, PublishNote } from '#site/features/pages/publish-note.ts';

/** Addresses that are tried; a page links to fewer. */
const MOST = 40;
/** How long they may take together, in ms: publishing does not wait for a slow page. */
const WAIT_MS = 4000;

/** The links to addresses of this website that do not answer, as visitors would find them. */
export async function deadLinks(links: DesignOutline['links']): Promise<PublishNote[]> {
  const addresses = [...new Set(links.map(({ href }) => href.split('#')[0] ?? ''))].slice(0, MOST);
  const signal = AbortSignal.timeout(WAIT_MS);
  const tried = await Promise.all(
    addresses.map(async (href) => [href, await isDead({ href, signal })] as const),
  );
  const dead = new Set(tried.filter(([, is]) => is).map(([href]) => href));
  return links
    .filter(({ href }) => dead.has(href.split('#')[0] ?? ''))
    .map(({ id, block, href }) => ({ id, block, text: `There is no page at ${href}, where this links to.` }));
}

async function isDead({ href, signal }: { href: string; signal: AbortSignal }): Promise<boolean> {
  const answer = await fetch(href, { method: 'HEAD', credentials: 'omit', signal }).catch(() => undefined);
  return answer?.status === 404 || answer?.status === 410;
}
