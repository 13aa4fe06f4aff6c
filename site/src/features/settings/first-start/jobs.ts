/** What is known about a website that is being set up. */
export type SetupFacts = {
  agencyName: string;
  phone: string;
  email: string;
  hasLogo: boolean;
  /** The square one of browser tabs. */
  hasIcon: boolean;
  isThemeChosen: boolean;
  offices: number;
  officesWithoutCode: number;
  agents: number;
  listings: number;
  feedSources: number;
  hasHomePage: boolean;
  menuLinks: number;
  users: number;
  /** `smtp://…`, or undefined where emails are kept as files. */
  hasMailServer: boolean;
  /** What the website should say about the agency by law and does not, a line each. */
  legalGaps: readonly string[];
  /** The last backup worked. */
  hasBackup: boolean;
  siteUrl: string;
};

/** One job of setting up a website. `hint` says what is still missing; '' when it is done. */
export type SetupJob = { title: string; hint: string; href: string; isDone: boolean };

/** The jobs between a first sign-in and a website that can be shown, each with the screen to do it on. */
export function setupJobs(facts: SetupFacts): SetupJob[] {
  const job = (title: string, href: string, ...gaps: (string | false)[]): SetupJob => {
    const hint = gaps.filter(Boolean).join(' ');
    return { title, href, hint, isDone: hint === '' };
  };
  const url = new URL(facts.siteUrl);
  return [
    job(
      'Agency name and contact details',
      '/admin/globals/settings',
      (!facts.agencyName || facts.agencyName === 'Your agency') && 'Enter the name of the agency.',
      !facts.phone && 'Enter a phone number.',
      !facts.email && 'Enter an email address.',
    ),
    job(
      'Logo and icon',
      '/admin/globals/settings',
      !facts.hasLogo && `Choose a logo under ${SHARING}.`,
      !facts.hasIcon &&
        (facts.hasLogo ? `Choose an icon for browser tabs under ${SHARING}.` : 'Choose an icon there too.'),
    ),
    job(
      'Colours and fonts',
      '/admin/globals/theme',
      !facts.isThemeChosen && 'Choose a theme and save it, or begin with a website kit.',
    ),
    job(
      'Offices',
      facts.offices ? '/admin/collections/offices' : '/admin/collections/offices/create',
      !facts.offices && 'Add an office.',
      facts.offices > 0 &&
        facts.officesWithoutCode > 0 &&
        facts.feedSources > 0 &&
        `Enter the agency code of the feed for ${count(facts.officesWithoutCode, 'office')}.`,
    ),
    job('Agents', '/admin/collections/agents/create', !facts.agents && 'Add the agents and their portraits.'),
    job(
      'Listings',
      '/admin/collections/feeds',
      !facts.listings && 'Import a REAXML or CSV file, add a feed source, or create a listing.',
    ),
    job('Home page', '/admin/collections/pages', !facts.hasHomePage && 'Publish a page with the path /.'),
    job('Menu', '/admin/globals/header', !facts.menuLinks && 'Choose what the menu links to.'),
    job(
      'Privacy policy and legal details',
      '/admin/globals/settings',
      facts.legalGaps.length > 0 &&
        `Complete “Legal details”: ${count(facts.legalGaps.length, 'entry is', 'entries are')} missing.`,
    ),
    job(
      'Email',
      '#test-email',
      !facts.hasMailServer && 'Ask your server operator to set SMTP_URL, then send a test message.',
    ),
    job(
      'Domain and HTTPS',
      '/admin/globals/settings',
      url.protocol !== 'https:' &&
        'Ask your server operator to set SITE_URL to the website’s https:// address.',
    ),
    job(
      'Backups',
      '/admin/system',
      !facts.hasBackup &&
        'Ask your server operator to set BACKUP_DIR. The first backup is made in the night.',
    ),
    job(
      'Invite your team',
      '/admin/collections/users',
      facts.users < 2 && 'Invite the people you work with.',
    ),
  ];
}

/** Where the images of the agency are in the site settings. */
const SHARING = '“Logo, icon, sharing image and social media”';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
