import { expect } from 'vitest';
import { type TestBrowser, testBrowser } from './browser.ts';
import { testSite } from './site.ts';

export const PASSWORD = 'ferry lantern orchard';

let people = 0;
/** A person the site does not know yet. */
export const newPerson = (): string => {
  people += 1;
  return `person${people}@example.com`;
};

/** A site, and what visitors do with their accounts on it. */
export async function testAccounts({ limits = false }: { limits?: boolean } = {}) {
  const site = await testSite({ limits });
  const { visitors, mails, address } = site;

  /** Sends what is due, and gives the newest message to somebody. */
  async function mailTo(email: string) {
    await visitors.accounts.worker.runOnce();
    return mails.findLast(({ to }) => to[0]?.address === email) ?? expect.fail(`no mail to ${email}`);
  }

  /** Path and query of the link in the newest message to somebody. */
  async function linkTo(email: string): Promise<string> {
    const { text } = await mailTo(email);
    const [link] = /https:\/\/www\.example\.com\.au\S*[?]\S+/.exec(text) ?? expect.fail(text);
    const { pathname, search } = new URL(link);
    return pathname + search;
  }

  const registration = (email: string) => ({
    subscriber_first_name: 'Zoë',
    subscriber_last_name: 'Byron',
    subscriber_email: email,
    subscriber_password: PASSWORD,
    subscriber_password_confirmation: PASSWORD,
    category: 'residential',
    buy_rent: 'buy',
  });

  /** Opens a link of an email and clicks the button of its page. */
  async function clickButton({ browser, link }: { browser: TestBrowser; link: string }) {
    const [path = '', query] = link.split('?');
    return browser.post(path, { t: new URLSearchParams(query).get('t') ?? '' });
  }

  const browser = () => testBrowser(address);

  /** Chooses a password by the link of a message, or with another address beside it. */
  async function resetBy({ link, password, email }: { link: string; password: string; email?: string }) {
    const query = new URLSearchParams(link.split('?')[1]);
    return browser().send('/forms/reset-password', {
      email: email ?? query.get('e') ?? '',
      token: query.get('t') ?? '',
      password,
      confirm_password: password,
    });
  }

  /** A visitor with a confirmed account, not signed in. */
  async function member(email = newPerson()) {
    const own = browser();
    await own.post('/forms/register', registration(email));
    await clickButton({ browser: own, link: await linkTo(email) });
    return { email, browser: own };
  }

  const signIn = ({
    browser: own,
    email,
    password = PASSWORD,
  }: {
    browser: TestBrowser;
    email: string;
    password?: string;
  }) => own.send('/forms/login', { user_login: email, user_pass: password });

  return { ...site, browser, mailTo, linkTo, clickButton, registration, member, signIn, resetBy };
}
