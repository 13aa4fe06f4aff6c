import { NO_MAIL_YET } from '@frontage/forms';
import type { ReactNode } from 'react';
import { sendsMail } from '#site/server/sends-mail.ts';
import { Badge, type BadgeTone } from '#site/ui/badge.tsx';
import { Button, ButtonLink, buttonStyle } from '#site/ui/button.tsx';
import type { Alert, AlertState } from '../alert-types.ts';
import { searchPathOf } from '../criteria.ts';
import { EVENT_LABELS, FREQUENCY_LABELS } from '../forms/definitions.ts';

/** An alert as shown to its owner. */
export type AlertView = {
  alert: Alert;
  /** A description of the criteria. */
  looksFor: string;
  /** The number of matches, as a sentence. */
  matching: string;
};

/** The actions of an alert's buttons. */
export const ALERT_ACTIONS = ['pause', 'resume', 'end', 'resend'] as const;
export type AlertAction = (typeof ALERT_ACTIONS)[number];

/** A subscriber's alerts with their actions. `token` is that of the link in the email; '' when signed in. */
export function AlertList({
  alerts,
  token,
  level = 2,
}: {
  alerts: AlertView[];
  token: string;
  level?: 2 | 3;
}) {
  return (
    <ul className="grid gap-5">
      {alerts.map((view) => (
        <li key={view.alert.id} id={`alert-${view.alert.id}`} className="scroll-mt-28">
          <AlertCard {...view} token={token} level={level} />
        </li>
      ))}
    </ul>
  );
}

function AlertCard({ alert, looksFor, matching, token, level }: AlertView & { token: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { id, name, state, criteria, frequency, events } = alert;
  const settings = new URLSearchParams({ alert: String(id), ...(token ? { t: token } : {}) });
  const button = { alert: id, name, token };
  return (
    <article className="rounded-lg border border-line px-5 py-5 md:px-7 md:py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading className="text-xl wrap-anywhere">{name}</Heading>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </div>
      {looksFor !== name && <p className="mt-1 text-pretty wrap-anywhere">{looksFor}</p>}
      <p className="mt-2 text-muted">
        {FREQUENCY_LABELS[frequency]}: {events.map((event) => lower(EVENT_LABELS[event])).join(', ')}
      </p>
      <p className="mt-2">
        <a
          href={searchPathOf(criteria, events)}
          className="inline-block py-1 font-semibold underline decoration-accent decoration-2 underline-offset-4"
        >
          {matching}
        </a>
      </p>
      {state === 'unconfirmed' && (
        <p className="mt-2 text-pretty">
          {sendsMail()
            ? 'We’ve emailed you a link. Use it to start this alert.'
            : `${NO_MAIL_YET} This alert starts once you can confirm your address.`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {state === 'unconfirmed' && <ActionButton {...button} action="resend" label="Resend email" />}
        {state === 'active' && <ActionButton {...button} action="pause" label="Pause" />}
        {state === 'paused' && <ActionButton {...button} action="resume" label="Resume" primary />}
        <ButtonLink
          href={`/forms/alert-settings?${settings}`}
          variant="outline"
          size="sm"
          aria-label={`Edit ${name}`}
        >
          Edit
        </ButtonLink>
        <EndAlert>
          <p className="mb-3 text-sm">This can’t be undone.</p>
          <ActionButton {...button} action="end" label="Delete alert" primary />
        </EndAlert>
      </div>
    </article>
  );
}

/** Ending an alert cannot be undone, so it takes two clicks, without any script. */
function EndAlert({ children }: { children: ReactNode }) {
  return (
    <details className="group">
      <summary className={`${buttonStyle({ variant: 'quiet', size: 'sm' })} list-none`}>Delete …</summary>
      <div className="mt-2 rounded-md bg-sand p-4">{children}</div>
    </details>
  );
}

function ActionButton({
  alert,
  name,
  token,
  action,
  label,
  primary = false,
}: {
  alert: number;
  name: string;
  token: string;
  action: AlertAction;
  label: string;
  primary?: boolean;
}) {
  return (
    <form method="post" action="/alerts/manage">
      {token && <input type="hidden" name="t" value={token} />}
      <input type="hidden" name="alert" value={alert} />
      <Button
        type="submit"
        name="action"
        value={action}
        size="sm"
        variant={primary ? 'primary' : 'outline'}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
    </form>
  );
}

const STATES: Readonly<Record<AlertState, { label: string; tone: BadgeTone }>> = {
  unconfirmed: { label: 'Waiting for confirmation', tone: 'accent' },
  active: { label: 'On', tone: 'brand' },
  paused: { label: 'Paused', tone: 'soft' },
  ended: { label: 'Ended', tone: 'soft' },
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
