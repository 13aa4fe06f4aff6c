import { mailPromise } from '#site/server/sends-mail.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { FormPreview } from '#site/ui/form/form-preview.tsx';
import { LinkColumn, TokenForm } from '#site/ui/link-page.tsx';
import { type AlertEvent, type AlertListing, isOfSales } from '../alert-types.ts';
import { AlertList, type AlertView } from './alert-list.tsx';

/** `/alerts/manage`: all alerts of a subscriber and their quiet hours. */
export function ManageAlerts({ alerts, token }: { alerts: AlertView[]; token: string }) {
  const query = token ? `?${new URLSearchParams({ t: token })}` : '';
  return (
    <LinkColumn>
      <h1 className="mb-6 text-3xl md:text-4xl">Your alerts</h1>
      {alerts.length > 0 ? (
        <AlertList alerts={alerts} token={token} />
      ) : (
        <EmptyState
          icon="bell"
          title="You have no alerts"
          text="Search for properties, then save your search."
        >
          <ButtonLink href="/buy">Search properties</ButtonLink>
        </EmptyState>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={`/forms/quiet-hours${query}`} variant="outline">
          Quiet hours
        </ButtonLink>
        <ButtonLink href="/buy" variant="quiet">
          Create another alert
        </ButtonLink>
      </p>
    </LinkColumn>
  );
}

/** Asks to confirm an alert. */
export const ConfirmAlert = ({
  looksFor,
  events,
  token,
}: {
  looksFor: string;
  events: readonly AlertEvent[];
  token: string;
}) => (
  <LinkColumn>
    <h1 className="mb-4 text-3xl md:text-4xl">Confirm your alert</h1>
    <p className="text-lg text-pretty wrap-anywhere">{looksFor}</p>
    <p className="mt-2 mb-6 text-muted">
      {mailPromise(
        isOfSales(events)
          ? 'We’ll email you when we sell or lease something like this.'
          : 'We’ll email you when something like this is listed.',
      )}{' '}
      You can unsubscribe at any time.
    </p>
    <TokenForm action="/alerts/confirm" token={token}>
      <Button type="submit" size="lg">
        Confirm alert
      </Button>
    </TokenForm>
  </LinkColumn>
);

/** An alert was confirmed. */
export const AlertConfirmed = ({
  looksFor,
  matching,
  all,
  managePath,
}: {
  looksFor: string;
  matching: { text: string; listings: AlertListing[] };
  /** The search page with all of them; null without any. */
  all: string | null;
  managePath: string;
}) => (
  <LinkColumn>
    <h1 className="mb-4 text-3xl md:text-4xl">Thank you for subscribing to alerts</h1>
    <p className="mb-6 text-lg text-pretty wrap-anywhere">Your alert is on: {looksFor}.</p>
    <FormPreview preview={matching} />
    <p className="flex flex-wrap gap-3">
      {all && <ButtonLink href={all}>See them all</ButtonLink>}
      <ButtonLink href={managePath} variant="outline">
        Manage your alerts
      </ButtonLink>
    </p>
  </LinkColumn>
);

/** The confirmation link has expired; a new email can be requested. */
export const ConfirmExpired = ({ token }: { token: string }) => (
  <LinkColumn>
    <EmptyState title="This link has expired" text={mailPromise('We’ll email you a new one.')}>
      <TokenForm action="/alerts/confirm" token={token}>
        <Button type="submit" name="action" value="resend">
          Send me a new link
        </Button>
      </TokenForm>
    </EmptyState>
  </LinkColumn>
);

/** Asks which alerts to end. */
export const Unsubscribe = ({
  name,
  others,
  canPause,
  token,
}: {
  name: string;
  /** Other alerts of the same subscriber. */
  others: number;
  canPause: boolean;
  token: string;
}) => (
  <LinkColumn>
    <h1 className="mb-4 text-3xl md:text-4xl">Unsubscribe from this alert?</h1>
    <p className="mb-6 text-lg text-pretty wrap-anywhere">{name}</p>
    <TokenForm action="/alerts/unsubscribe" token={token}>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="action" value="end">
          Unsubscribe
        </Button>
        {others > 0 && (
          <Button type="submit" name="action" value="all" variant="outline">
            Unsubscribe from all {others + 1} alerts
          </Button>
        )}
        {canPause && (
          <Button type="submit" name="action" value="pause" variant="quiet">
            Pause it instead
          </Button>
        )}
      </p>
    </TokenForm>
  </LinkColumn>
);
