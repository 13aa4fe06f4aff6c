import type { ReactNode } from 'react';
import { NEWSLETTER_PATHS } from '#site/features/leads/newsletter/newsletter-links.ts';
import type { NewsletterService } from '#site/features/leads/newsletter/newsletter-service.ts';
import { newsletterTexts } from '#site/messages/newsletter.ts';
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
  const { confirm, unsubscribed } = newsletterTexts();
  if (subscriber.state === 'unsubscribed')
    return notice({ title: unsubscribed.title, text: unsubscribed.again });
  return personal({
    title: confirm.title,
    body: (
      <LinkColumn>
        <h1 className="mb-4 text-3xl md:text-4xl">{confirm.title}</h1>
        <p className="mb-6 text-lg text-pretty">{confirm.text}</p>
        <TokenForm action={NEWSLETTER_PATHS.confirm} token={token}>
          <Button type="submit" size="lg">
            {confirm.button}
          </Button>
        </TokenForm>
      </LinkColumn>
    ),
  });
}

/** After the button of the confirmation, and when it was confirmed before. */
export function confirmedPage(): PageAnswer {
  const { title, next, anyTime } = newsletterTexts().confirmed;
  return notice({ title, text: `${mailPromise(next)} ${anyTime}` });
}

/** `/newsletter/unsubscribe` as the link in a message opens it. */
export async function unsubscribePage({ newsletter, token }: Asked): Promise<PageAnswer> {
  const subscriber = await newsletter.subscriberOf({ purpose: 'unsubscribe', token });
  if (!subscriber) return uselessLinkPage();
  if (subscriber.state === 'unsubscribed') return unsubscribedPage();
  const { unsubscribe } = newsletterTexts();
  return personal({
    title: unsubscribe.title,
    body: (
      <LinkColumn>
        <h1 className="mb-6 text-3xl md:text-4xl">{unsubscribe.title}</h1>
        <TokenForm action={NEWSLETTER_PATHS.unsubscribe} token={token}>
          <Button type="submit" size="lg">
            {unsubscribe.button}
          </Button>
        </TokenForm>
      </LinkColumn>
    ),
  });
}

export function unsubscribedPage(): PageAnswer {
  const { title, text } = newsletterTexts().unsubscribed;
  return notice({ title, text });
}

const uselessLinkPage = (): PageAnswer => ({
  ...notice(newsletterTexts().useless),
  status: 410,
});

const notice = (about: { title: string; text: string }): PageAnswer =>
  personal({
    title: about.title,
    body: <LinkNotice {...about} link={{ href: '/', label: newsletterTexts().home }} />,
  });

/** What is made for one person is kept by nobody and found by no search engine. */
const personal = ({ title, body }: { title: string; body: ReactNode }): PageAnswer => ({
  head: { title, noindex: true },
  body,
  tags: [],
  cacheable: false,
});
