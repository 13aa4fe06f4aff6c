import { describe, expect, it } from 'vitest';
import { type SetupFacts, setupJobs } from './jobs.ts';

const EMPTY: SetupFacts = {
  agencyName: 'Your agency',
  phone: '',
  email: '',
  hasLogo: false,
  hasIcon: false,
  isThemeChosen: false,
  offices: 0,
  officesWithoutCode: 0,
  agents: 0,
  listings: 0,
  feedSources: 0,
  hasHomePage: false,
  menuLinks: 0,
  users: 1,
  hasMailServer: false,
  legalGaps: ['The ABN.', 'Your licence number for each state.'],
  hasBackup: false,
  siteUrl: 'http://127.0.0.1:3000',
};
const READY: SetupFacts = {
  agencyName: 'Harbour Homes',
  phone: '02 5550 0000',
  email: 'hello@harbour.example',
  hasLogo: true,
  hasIcon: true,
  isThemeChosen: true,
  offices: 2,
  officesWithoutCode: 0,
  agents: 4,
  listings: 85,
  feedSources: 1,
  hasHomePage: true,
  menuLinks: 5,
  users: 2,
  hasMailServer: true,
  legalGaps: [],
  hasBackup: true,
  siteUrl: 'https://harbour.example',
};
const open = (facts: SetupFacts) => setupJobs(facts).filter(({ isDone }) => !isDone);

describe('the jobs of a first start', () => {
  it('are thirteen, all open at first, each with the screen to do it on', () => {
    const jobs = open(EMPTY);
    expect(jobs).toHaveLength(13);
    for (const { href, hint } of jobs) expect([href, hint].every(Boolean)).toBe(true);
  });

  it('are done when the website can be shown', () => {
    expect(open(READY)).toEqual([]);
  });

  it('say what is missing', () => {
    expect(open({ ...READY, phone: '' })).toMatchObject([
      { title: 'Agency name and contact details', hint: 'Enter a phone number.' },
    ]);
    expect(open({ ...READY, officesWithoutCode: 1 })[0]?.hint).toMatch(/agency code .* 1 office\./);
    expect(open({ ...READY, hasLogo: false })).toMatchObject([
      { title: 'Logo and icon', hint: expect.stringMatching(/^Choose a logo under “Logo, icon, .+”\.$/) },
    ]);
    expect(open({ ...READY, hasIcon: false })[0]?.hint).toMatch(/^Choose an icon for browser tabs under/);
    expect(open({ ...READY, legalGaps: ['The ABN.'] })).toMatchObject([
      { title: 'Privacy policy and legal details', hint: expect.stringContaining('1 entry is missing') },
    ]);
    expect(open({ ...READY, hasBackup: false })).toMatchObject([{ title: 'Backups', href: '/admin/system' }]);
    expect(open({ ...READY, siteUrl: 'http://harbour.example' })[0]?.hint).toMatch(/https/);
  });
});
