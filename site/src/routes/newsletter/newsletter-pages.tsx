import type { ReactNode } from 'react';
import { NEWSLETTER_PATHS } from '#site/features/leads/newsletter/newsletter-links.ts';
import type { NewsletterService } from '#site/features/leads/newsletter/newsletter-service.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { mailPromise } from '#site/server/sends-mail.ts';
import { Button } from '#site/ui/button.tsx';
import { LinkColumn, LinkNotice, TokenForm } from '#site/ui/link-page.tsx';

type Asked = { newsletter: NewsletterService; token: string };

/** `/newsletter/confirm` as the link in the message opens it. */
export async function confirmPage({ newsletter, token }: Asked): Promise<PageAnswer> {
  const subscriber = await newsletter.subscriberOf({ purpose: 'confirm', token });
  if (!subscriber) return uselessLinkPage();
  if (subscriber.state === 'confirmed') return confirmedPage();
  if (subscriber.state === 'unsubscribed') {
    return notice({
      title: 'You have unsubscribed',
      text: 'You won’t receive our newsletter. You can sign up again at the bottom of any page.',
      link: HOME,
    });
  }
  return personal({
    title: 'Confirm your newsletter subscription',
    body: (
      <LinkColumn>
        <h1 className="mb-4 text-3xl md:text-4xl">Confirm your newsletter subscription</h1>
        <p className="mb-6 text-lg text-pretty">You can unsubscribe at any time.</p>
        <TokenForm action={NEWSLETTER_PATHS.confirm} token={token}>
          <Button type="submit" size="lg">
            Confirm subscription
          </Button>
        </TokenForm>
      </LinkColumn>
    ),
  });
}

/** After the button of the confirmation, and when it was confirmed before. */
export const confirmedPage = (): PageAnswer =>
  notice({
    title: 'You’re subscribed',
    text: `${mailPromise('We’ll email you our next newsletter.')} You can unsubscribe at any time.`,
    link: HOME,
  });

/** `/newsletter/unsubscribe` as the link in a message opens it. */
export async function unsubscribePage({ newsletter, token }: Asked): Promise<PageAnswer> {
  const subscriber = await newsletter.subscriberOf({ purpose: 'unsubscribe', token });
  if (!subscriber) return uselessLinkPage();
  if (subscriber.state === 'unsubscribed') return unsubscribedPage();
  return personal({
    title: 'Unsubscribe from our newsletter?',
    body: (
      <LinkColumn>
        <h1 className="mb-6 text-3xl md:text-4xl">Unsubscribe from our newsletter?</h1>
        <TokenForm action={NEWSLETTER_PATHS.unsubscribe} token={token}>
          <Button type="submit" size="lg">
            Unsubscribe
          </Button>
        </TokenForm>
      </LinkColumn>
    ),
  });
}

export const unsubscribedPage = (): PageAnswer =>
  notice({ title: 'You have unsubscribed', text: 'We won’t send you any more newsletters.', link: HOME });

const uselessLinkPage = (): PageAnswer => ({
  ...notice({
    title: 'This link doesn’t work',
    text: 'It’s incomplete or has expired. Use the link in our latest email, or sign up again.',
    link: HOME,
  }),
  status: 410,
});

const HOME = { href: '/', label: 'Go to the home page' };

const notice = (about: Parameters<typeof LinkNotice>[0]): PageAnswer =>
  personal({ title: about.title, body: <LinkNotice {...about} /> });

/** What is made for one person is kept by nobody and found by no search engine. */
const personal = ({ title, body }: { title: string; body: ReactNode }): PageAnswer => ({
  head: { title, noindex: true },
  body,
  tags: [],
  cacheable: false,
});
