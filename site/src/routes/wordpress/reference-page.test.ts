import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_HASHES } from '#site/features/accounts/account-hashes.ts';
import { API } from '#site/features/contact-forms/form/api.ts';
import { leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { OWNED_FRAGMENTS } from '#site/features/listings/cards/owned-fragments.ts';
import { ACCOUNT_FRAGMENTS, accountActions } from './account-actions.tsx';
import { COMMON_PARAMETERS, FRAGMENT_ACTIONS, SEND_ACTIONS } from './actions.ts';
import { listingBlockActions } from './listing-block-actions.ts';
import { shortlistActions } from './shortlist-actions.ts';

const page = readFileSync('docs/reference/old-site-addresses.md', 'utf8');

/** What is in backticks in the section of this heading, and in its table alone. */
const namedUnder = (heading: string, pattern: RegExp): string[] => {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const firstCells = rows.map((row) => row.split('|')[1] ?? '').join(' ');
  return [...firstCells.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => pattern.test(name));
};

/** Only their names are read; nothing is called. */
const routes = { site: { env: {} }, askers: {}, visitors: {} } as never;

// docs/reference/old-site-addresses.md
describe('the page about the old website names', () => {
  it('every action of admin-ajax, and none that is not there', () => {
    const actions = [
      ...FRAGMENT_ACTIONS.keys(),
      ...Object.keys(ACCOUNT_FRAGMENTS),
      ...SEND_ACTIONS.keys(),
      ...[accountActions(routes), shortlistActions(routes), listingBlockActions(routes)].flatMap((list) =>
        list.map(([name]) => name),
      ),
    ];
    expect(namedUnder('admin-ajax', /^[a-z_]+$/).sort()).toEqual(actions.sort());
  });

  it('what each form that is fetched may be about', () => {
    for (const [action, { about }] of FRAGMENT_ACTIONS) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${action}\``)) ?? '';
      const named = [...row.matchAll(/`([^`]+)`/g)].slice(1).map(([, name]) => name);
      expect(named, action).toEqual([...about]);
    }
  });

  it('every hash, and every parameter that fills in a form', () => {
    const hashes = [...leadForms.flatMap(({ hash }) => hash ?? []), ...Object.keys(ACCOUNT_HASHES)];
    const named = namedUnder('Hashes and link parameters', /^#[a-z-]+$/);
    expect(named.sort()).toEqual(hashes.map((hash) => `#${hash}`).sort());
    for (const name of COMMON_PARAMETERS.filter((one) => one !== 'hash'))
      expect(page).toContain(`\`${name}\``);
  });

  it('every list of an agent or office', () => {
    expect(namedUnder('Lists of an agent or office', /./).sort()).toEqual(
      Object.keys(OWNED_FRAGMENTS).sort(),
    );
  });

  it('the addresses of Contact Form 7', () => {
    expect(page).toContain(`\`${API.root}${API.namespace}/contact-forms/{id}/…\``);
    expect(namedUnder('Contact Form 7', /./)).toEqual(['feedback', 'feedback/schema', 'refill']);
  });
});
