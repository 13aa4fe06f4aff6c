import { SUBURBS_PATH } from '#site/features/listings/public/suburb-path.ts';
import { LEGAL_PAGES } from '#site/features/pages/legal/legal-texts.ts';
import { publicPages } from '#site/features/pages/load-page.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { officePlace } from '#site/features/team/office-card.tsx';
import { counted } from '#site/server/counted.ts';
import type { FileRoute } from './file-handler.ts';

/** `/llms.txt` (llmstxt.org): what this website is and where things are, for AI assistants; staff can turn it off. */
export const llmsFile: FileRoute = async ({ site: { payload, env } }) => {
  const [settings, { offices, agents }, pages] = await Promise.all([
    loadSettings(payload),
    loadPeople(payload),
    publicPages(payload),
  ]);
  const { agencyName, tagline, intro, phone, files } = settings;
  const tags = ['settings', 'offices', 'agents', 'pages'];
  const type = 'text/plain; charset=utf-8';
  if (!files.llms) return { type, body: null, tags };
  const link = (name: string, path: string, about = '') =>
    `- [${plain(name)}](${env.siteUrl}${path})${about && `: ${plain(about)}`}`;
  const known = new Set<string>(['/', ...Object.values(LEGAL_PAGES).map(({ path }) => path)]);
  const lines = [
    `# ${plain(agencyName)}`,
    '',
    `> ${plain([`${agencyName} is a real estate agency in Australia.`, tagline].filter(Boolean).join(' '))}`,
    ...(intro ? ['', plain(intro)] : []),
    ...(phone ? ['', `Phone: ${plain(phone)}`] : []),
    '',
    'Prices and availability change daily: link to the listing and don’t repeat its price as current.',
    '',
    '## Properties',
    '',
    link('For sale', '/buy'),
    link('For rent', '/rent'),
    link('Sold', '/sold', 'recent sales, with the price where it was disclosed'),
    link('Leased', '/leased'),
    link('Suburbs', SUBURBS_PATH, 'properties and figures by suburb'),
    ...(files.listings ? [link('Current listings as JSON', '/listings.json')] : []),
    '',
    '## Offices',
    '',
    ...offices.map((office) =>
      link(office.name, office.path, [officePlace(office), office.phone].filter(Boolean).join(', ')),
    ),
    link('Our people', '/agents', `${counted(agents.length, 'agent')}, to find by suburb, name and language`),
    '',
    '## Information',
    '',
    ...pages
      .filter(({ path }) => !known.has(path))
      .map(({ path }) => link(path.slice(1).replace(/[-/]/g, ' '), path)),
    link('Stamp duty calculator', '/calculators/stamp-duty', 'all Australian states and territories'),
    link('Privacy policy', LEGAL_PAGES.privacy.path),
    '',
  ];
  return { type, body: lines.join('\n'), tags };
};

/** Text in one line, without what Markdown would read as a link. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();
