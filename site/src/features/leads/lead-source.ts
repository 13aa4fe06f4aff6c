import type { LeadOrigin } from './lead-types.ts';

const UTM = /^utm_(source|medium|campaign|term|content)$/;

/** The page a lead was sent from, and which campaign or site had brought the visitor there. */
export function leadSource({ page, referrer }: LeadOrigin): { page: string; source: Record<string, string> } {
  const path = oneLine(page);
  const url = URL.canParse(path, 'http://localhost') ? new URL(path, 'http://localhost') : undefined;
  const campaign = [...(url?.searchParams ?? [])].filter(([name]) => UTM.test(name));
  const from = httpAddress(oneLine(referrer));
  return {
    page: url ? url.pathname + url.search : '',
    source: Object.fromEntries([
      ...campaign.map(([name, value]) => [name, oneLine(value).slice(0, 200)] as const),
      ...(from ? [['referrer', from] as const] : []),
    ]),
  };
}

/** Without its query, which may hold what somebody searched for or a token of another site. */
function httpAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : undefined;
}

const oneLine = (text: string): string =>
  text
    .slice(0, 500)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, '');
