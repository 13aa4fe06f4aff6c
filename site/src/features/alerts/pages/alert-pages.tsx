import { alertTexts } from '#site/messages/alerts.ts';
import { mailPromise } from '#site/server/sends-mail.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { FormPreview } from '#site/ui/form/form-preview.tsx';
import { LinkColumn, TokenForm } from '#site/ui/link-page.tsx';
import { type AlertEvent, type AlertListing, isOfSales } from '../alert-types.ts';
import { AlertList, type AlertView } from './alert-list.tsx';

/** `/alerts/manage`: all alerts of a subscriber and their quiet hours. */
export function ManageAlerts({ alerts, token }: { alerts: AlertView[]; token: string }) {
  const texts = alertTexts();
  const query = token ? `?${new URLSearchParams({ t: token })}` : '';
  return (
    <LinkColumn>
      <h1 className="mb-6 text-3xl md:text-4xl">{texts.title}</h1>
      {alerts.length > 0 ? (
        <AlertList alerts={alerts} token={token} />
      ) : (
        <EmptyState icon="bell" title={texts.none} text={texts.searchThenSave}>
          <ButtonLink href="/buy">{texts.search}</ButtonLink>
        </EmptyState>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={`/forms/quiet-hours${query}`} variant="outline">
          {texts.quietHours}
        </ButtonLink>
        <ButtonLink href="/buy" variant="quiet">
          {texts.another}
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
    <h1 className="mb-4 text-3xl md:text-4xl">{alertTexts().confirm.title}</h1>
    <p className="text-lg text-pretty wrap-anywhere">{looksFor}</p>
    <p className="mt-2 mb-6 text-muted">
      {mailPromise(isOfSales(events) ? alertTexts().confirm.sales : alertTexts().confirm.listings)}{' '}
      {alertTexts().confirm.anyTime}
    </p>
    <TokenForm action="/alerts/confirm" token={token}>
      <Button type="submit" size="lg">
        {alertTexts().confirm.button}
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
  matching: { label: string; text: string; listings: AlertListing[] };
  /** The search page with all of them; null without any. */
  all: string | null;
  managePath: string;
}) => (
  <LinkColumn>
    <h1 className="mb-4 text-3xl md:text-4xl">{alertTexts().confirmed.title}</h1>
    <p className="mb-6 text-lg text-pretty wrap-anywhere">{alertTexts().confirmed.isOn(looksFor)}</p>
    <FormPreview preview={matching} />
    <p className="flex flex-wrap gap-3">
      {all && <ButtonLink href={all}>{alertTexts().confirmed.all}</ButtonLink>}
      <ButtonLink href={managePath} variant="outline">
        {alertTexts().confirmed.manage}
      </ButtonLink>
    </p>
  </LinkColumn>
);

/** The confirmation link has expired; a new email can be requested. */
export const ConfirmExpired = ({ token }: { token: string }) => (
  <LinkColumn>
    <EmptyState title={alertTexts().expired.title} text={mailPromise(alertTexts().expired.text)}>
      <TokenForm action="/alerts/confirm" token={token}>
        <Button type="submit" name="action" value="resend">
          {alertTexts().expired.button}
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
    <h1 className="mb-4 text-3xl md:text-4xl">{alertTexts().unsubscribe.title}</h1>
    <p className="mb-6 text-lg text-pretty wrap-anywhere">{name}</p>
    <TokenForm action="/alerts/unsubscribe" token={token}>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="action" value="end">
          {alertTexts().unsubscribe.one}
        </Button>
        {others > 0 && (
          <Button type="submit" name="action" value="all" variant="outline">
            {alertTexts().unsubscribe.all(others + 1)}
          </Button>
        )}
        {canPause && (
          <Button type="submit" name="action" value="pause" variant="quiet">
            {alertTexts().unsubscribe.pause}
          </Button>
        )}
      </p>
    </TokenForm>
  </LinkColumn>
);
