import type { Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import { decideRun } from '#site/features/feeds/decide-run.ts';
import { DECISION_PATH, type MailedDecision, readDecisionLink } from '#site/features/feeds/decision-links.ts';
import { FeedRequestError } from '#site/features/feeds/feed-staff.ts';
import { harmText } from '#site/features/feeds/harm.ts';
import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import type { PageAnswer } from '#site/server/page.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { Button } from '#site/ui/button.tsx';
import { LinkColumn, LinkNotice, TokenForm } from '#site/ui/link-page.tsx';
import { readPost, tokenIn } from '../mail-link-post.ts';
import { pageHandler } from '../pages/page-handler.tsx';

const CHOICES = {
  apply: { title: 'Apply this feed file?', button: 'Apply the file' },
  discard: { title: 'Discard this feed file?', button: 'Discard the file' },
} as const satisfies Record<MailedDecision, { title: string; button: string }>;

/**
 * What the two links in the email about a held file lead to. Opening one changes nothing, since mail scanners follow
 * links: the page has a button that posts.
 */
export function addFeedDecisionRoutes({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  const { payload } = site;
  const page = pageHandler(site);
  const draw = (c: Context<SiteBindings>, answer: Promise<PageAnswer> | PageAnswer) =>
    page(async () => answer)(c);
  for (const decision of ['apply', 'discard'] as const) {
    const path = `${DECISION_PATH}/${decision}`;
    app.get(path, (c) => draw(c, askPage({ site, token: tokenIn(c), decision, path })));
    app.post(path, async (c) => {
      const sent = await readPost({ c, site });
      if (sent instanceof Response) return sent;
      const link = await readDecisionLink({ payload, token: sent.t ?? '', decision, now: Date.now() });
      if (!link) return draw(c, USELESS);
      try {
        const text = await decideRun({ payload, id: link.run, decision, by: link.by });
        return draw(c, personal({ title: 'Thank you', body: <LinkNotice title="Thank you" text={text} /> }));
      } catch (error) {
        if (!(error instanceof FeedRequestError)) throw error;
        return draw(c, decided(error.message));
      }
    });
  }
}

async function askPage({
  site: { payload },
  token,
  decision,
  path,
}: {
  site: Site;
  token: string;
  decision: MailedDecision;
  path: string;
}): Promise<PageAnswer> {
  const link = await readDecisionLink({ payload, token, decision, now: Date.now() });
  if (!link) return USELESS;
  const { docs } = await payload.find({
    collection: 'feeds',
    where: { id: { equals: link.run } },
    depth: 0,
    limit: 1,
  });
  const [run] = docs;
  if (run?.state !== 'held') return decided('It was already decided or has expired.');
  const { title, button } = CHOICES[decision];
  return personal({
    title,
    body: (
      <LinkColumn>
        <h1 className="mb-4 text-3xl md:text-4xl">{title}</h1>
        <p className="mb-2 text-lg wrap-anywhere">{run.fileName}</p>
        <p className="mb-6 text-lg text-pretty">{harmText((run.harm as Harm | null) ?? undefined)}</p>
        <TokenForm action={path} token={token}>
          <Button type="submit" size="lg">
            {button}
          </Button>
        </TokenForm>
      </LinkColumn>
    ),
  });
}

const personal = ({ title, body }: { title: string; body: ReactNode }): PageAnswer => ({
  head: { title, noindex: true },
  body,
  tags: [],
  cacheable: false,
});

const decided = (text: string): PageAnswer =>
  personal({
    title: 'Nothing to decide',
    body: <LinkNotice title="Nothing to decide" text={text} />,
  });

const USELESS: PageAnswer = {
  ...personal({
    title: 'This link doesn’t work',
    body: (
      <LinkNotice
        title="This link doesn’t work"
        text="It’s incomplete or has expired. Open the file in the admin under Feeds instead."
        link={{ href: '/admin/collections/feeds', label: 'Go to Feeds' }}
      />
    ),
  }),
  status: 410,
};
