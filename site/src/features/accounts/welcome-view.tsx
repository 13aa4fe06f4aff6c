import type { ReactNode } from 'react';
import { hourText } from '#site/features/subscribers/hour-text.ts';
import { TIME_ZONES } from '#site/features/subscribers/quiet-hours-fields.ts';
import { accountTexts } from '#site/messages/accounts.ts';
import { knownFormText } from '#site/messages/known-texts.ts';
import type { SignedIn } from '#site/server/current-visitor.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { Icon, type IconName } from '#site/ui/icons.tsx';
import { RecentViews } from './recent-views.island.tsx';

type WelcomeProps = {
  account: SignedIn;
  saved: number;
  compared: number;
  /** The visitor's alerts. */
  alerts?: ReactNode;
};

/** `/welcome`: the account page with saved listings, alerts and profile. */
export function WelcomeView({ account, saved, compared, alerts }: WelcomeProps) {
  const texts = accountTexts();
  return (
    <Container className="py-10 md:py-14">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl wrap-anywhere md:text-4xl">
          {account.firstName ? texts.welcomeName(account.firstName) : texts.welcome}
        </h1>
        <form method="post" action="/account/sign-out">
          <Button type="submit" variant="outline" size="sm">
            {texts.signOut}
          </Button>
        </form>
      </div>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        <Count icon="heart" href="/saved-properties" count={saved} what={texts.saved(saved)} />
        <Count icon="compare" href="/compare-properties" count={compared} what={texts.compared(compared)} />
      </ul>
      {alerts}
      <RecentViews title={texts.recent} note={texts.recentNote} />
      <div className="mt-12 grid gap-6 md:grid-cols-2">
        <Details account={account} />
        <OwnData />
      </div>
    </Container>
  );
}

function Count({ icon, href, count, what }: { icon: IconName; href: string; count: number; what: string }) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-20 items-center gap-4 rounded-lg bg-brand-soft px-5 py-4 no-underline hover:bg-sand"
      >
        <Icon name={icon} className="size-7 shrink-0 text-brand" />
        <span>
          <span className="font-display text-2xl text-brand-deep tabular-nums">{count}</span>{' '}
          <span className="text-lg">{what}</span>
        </span>
      </a>
    </li>
  );
}

/** An hour of the day in the language of the page. */
function hourLabel(hour: number): string {
  const text = hourText(hour);
  return knownFormText(text) ?? text;
}

function Details({ account }: { account: SignedIn }) {
  const zone = TIME_ZONES.find(({ value }) => value === account.timeZone)?.label ?? account.timeZone;
  const { quietFrom, quietUntil } = account;
  const texts = accountTexts().details;
  const quiet =
    quietFrom === quietUntil ? texts.none : texts.hours(hourLabel(quietFrom), hourLabel(quietUntil));
  const facts: [string, string][] = [
    [texts.name, `${account.firstName} ${account.lastName}`.trim()],
    [texts.email, account.email],
    [texts.mobile, account.mobile || texts.none],
    [texts.zone, zone],
    [texts.quiet, quiet],
  ];
  return (
    <Card title={texts.title}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/forms/profile" size="sm">
          {texts.change}
        </ButtonLink>
        <ButtonLink href="/forms/change-email" variant="outline" size="sm">
          {texts.changeEmail}
        </ButtonLink>
        <ButtonLink href="/forms/change-password" variant="outline" size="sm">
          {texts.changePassword}
        </ButtonLink>
      </p>
    </Card>
  );
}

const OwnData = () => (
  <Card title={accountTexts().data.title}>
    <p>{accountTexts().data.text}</p>
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href="/account/data.json" download="my-data.json" variant="outline" size="sm">
        {accountTexts().data.download}
      </ButtonLink>
      <ButtonLink href="/forms/delete-account" variant="quiet" size="sm">
        {accountTexts().data.delete}
      </ButtonLink>
    </p>
  </Card>
);

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-lg border border-line px-5 py-6 md:px-8">
    <h2 className="mb-4 text-2xl">{title}</h2>
    {children}
  </section>
);
