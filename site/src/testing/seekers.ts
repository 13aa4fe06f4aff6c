import { expect, vi } from 'vitest';
import { testAccounts } from './accounts.ts';
import { type ListingData, TEST_SITE_URL } from './site.ts';

/** The search that the visitors save. */
export const SEARCH = '/buy?suburb=newtown-nsw-2042&type=House&max_price=1500000';

/** A page's markup without the marks that React sets between texts. */
export const markup = async (page: Promise<{ text: string }>) => (await page).text.replaceAll('<!-- -->', '');

/** The token in a link. */
export const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('t') ?? '';

/** A site, and visitors who look for a house on it. Dates are the test's own: fake them first. */
export async function testSeekers() {
  const site = await testAccounts();
  const { payload, visitors, mails, browser } = site;
  const service = visitors.alerts;
  let people = 0;
  let streets = 0;

  const newAddress = () => {
    people += 1;
    return `seeker${people}@example.com`;
  };

  const addListing = (more: Partial<ListingData> = {}) => {
    streets += 1;
    return payload.create({
      collection: 'listings',
      data: {
        status: 'current',
        method: 'buy',
        category: 'residential',
        propertyType: 'House',
        _status: 'published',
        streetNumber: String(streets),
        street: 'Example Street',
        suburb: 'Newtown',
        state: 'NSW',
        postcode: '2042',
        price: 1_200_000,
        beds: 3,
        ...more,
      },
    });
  };

  const mailsTo = (email: string) => mails.filter(({ to }) => to[0]?.address === email);

  /** The link to a page of alerts in the newest message to a visitor, as path and query. */
  function linkIn({ email, page }: { email: string; page: string }): string {
    const mail = mailsTo(email).at(-1) ?? expect.fail(`no mail to ${email}`);
    const found = new RegExp(`${TEST_SITE_URL}(/alerts/${page}\\?t=[\\w.-]+)`).exec(mail.text);
    return found?.[1] ?? expect.fail(mail.text);
  }

  /** Saves the search as a visitor without an account. */
  async function save({ email, ...more }: { email: string; [name: string]: string }) {
    const answer = await browser().send('/forms/save-search', {
      search: SEARCH,
      email,
      frequency: 'instant',
      events: 'new',
      ...more,
    });
    await service.worker.runOnce();
    return answer;
  }

  /** Opens a link of an email and clicks the button of its page. */
  const clickAlertButton = ({ link, ...fields }: { link: string; [name: string]: string }) =>
    browser().post(link.split('?')[0] ?? '', { t: tokenOf(link), ...fields });

  /** A visitor whose alert is on; the link to their alerts. */
  async function saved(email = newAddress()) {
    await save({ email });
    const { text } = await clickAlertButton({ link: linkIn({ email, page: 'confirm' }) });
    const manage = /href="(\/alerts\/manage\?t=[^"]+)"/.exec(text)?.[1] ?? expect.fail(text);
    return { email, manage };
  }

  /** Publishes a matching listing, and does everything that follows from it. */
  async function newListing() {
    await addListing();
    vi.setSystemTime(Date.now() + 60_000);
    await service.worker.runOnce();
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await service.worker.runOnce();
  }

  return { ...site, newAddress, addListing, mailsTo, linkIn, save, clickAlertButton, saved, newListing };
}
