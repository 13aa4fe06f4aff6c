import type { ReactNode } from 'react';
import { TIME_ZONES } from '#site/features/subscribers/clock-options.ts';
import { hourText } from '#site/features/subscribers/hour-text.ts';
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
  return (
    <Container className="py-10 md:py-14">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl wrap-anywhere md:text-4xl">
          {account.firstName ? `Welcome, ${account.firstName}` : 'Welcome'}
        </h1>
        <form method="post" action="/account/sign-out">
          <Button type="submit" variant="outline" size="sm">
            Sign out
          </Button>
        </form>
      </div>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        <Count
          icon="heart"
          href="/saved-properties"
          count={saved}
          one="saved property"
          many="saved properties"
        />
        <Count
          icon="compare"
          href="/compare-properties"
          count={compared}
          one="property to compare"
          many="properties to compare"
        />
      </ul>
      {alerts}
      <RecentViews />
      <div className="mt-12 grid gap-6 md:grid-cols-2">
        <Details account={account} />
        <OwnData />
      </div>
    </Container>
  );
}

function Count({
  icon,
  href,
  count,
  one,
  many,
}: {
  icon: IconName;
  href: string;
  count: number;
  one: string;
  many: string;
}) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-20 items-center gap-4 rounded-lg bg-brand-soft px-5 py-4 no-underline hover:bg-sand"
      >
        <Icon name={icon} className="size-7 shrink-0 text-brand" />
        <span>
          <span className="font-display text-2xl text-brand-deep tabular-nums">{count}</span>{' '}
          <span className="text-lg">{count === 1 ? one : many}</span>
        </span>
      </a>
    </li>
  );
}

function Details({ account }: { account: SignedIn }) {
  const zone = TIME_ZONES.find(({ value }) => value === account.timeZone)?.label ?? account.timeZone;
  const { quietFrom, quietUntil } = account;
  const quiet = quietFrom === quietUntil ? 'none' : `${hourText(quietFrom)} to ${hourText(quietUntil)}`;
  const facts: [string, string][] = [
    ['Name', `${account.firstName} ${account.lastName}`.trim()],
    ['Email', account.email],
    ['Mobile', account.mobile || 'none'],
    ['Time zone', zone],
    ['Quiet hours', quiet],
  ];
  return (
    <Card title="Your details">
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
          Change your details
        </ButtonLink>
        <ButtonLink href="/forms/change-email" variant="outline" size="sm">
          Change your email address
        </ButtonLink>
        <ButtonLink href="/forms/change-password" variant="outline" size="sm">
          Change your password
        </ButtonLink>
      </p>
    </Card>
  );
}

const OwnData = () => (
  <Card title="Your data">
    <p>Download a copy of your data, or permanently delete your account.</p>
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href="/account/data.json" download="my-data.json" variant="outline" size="sm">
        Download your data
      </ButtonLink>
      <ButtonLink href="/forms/delete-account" variant="quiet" size="sm">
        Delete your account
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
