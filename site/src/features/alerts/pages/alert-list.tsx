import type { ReactNode } from 'react';
import { alertTexts } from '#site/messages/alerts.ts';
import { knownFormText } from '#site/messages/known-texts.ts';
import { sendsMail, withoutMail } from '#site/server/sends-mail.ts';
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
  const texts = alertTexts();
  const { id, state, criteria, frequency, events } = alert;
  const name = alert.isNamed ? alert.name : looksFor;
  const settings = new URLSearchParams({ alert: String(id), ...(token ? { t: token } : {}) });
  const button = { alert: id, name, token };
  return (
    <article className="rounded-lg border border-line px-5 py-5 md:px-7 md:py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading className="text-xl wrap-anywhere">{name}</Heading>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </div>
      {looksFor !== name && <p className="mt-1 text-pretty wrap-anywhere">{looksFor}</p>}
      <p className="mt-2 text-muted">
        {texts.settings(
          labelText(FREQUENCY_LABELS[frequency]),
          events.map((event) => labelText(EVENT_LABELS[event])),
        )}
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
        <p className="mt-2 text-pretty">{sendsMail() ? texts.emailed : withoutMail(texts.startsLater)}</p>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {state === 'unconfirmed' && <ActionButton {...button} action="resend" />}
        {state === 'active' && <ActionButton {...button} action="pause" />}
        {state === 'paused' && <ActionButton {...button} action="resume" primary />}
        <ButtonLink
          href={`/forms/alert-settings?${settings}`}
          variant="outline"
          size="sm"
          aria-label={texts.editName(name)}
        >
          {texts.actions.edit}
        </ButtonLink>
        <EndAlert>
          <p className="mb-3 text-sm">{texts.noUndo}</p>
          <ActionButton {...button} action="end" primary />
        </EndAlert>
      </div>
    </article>
  );
}

/** Ending an alert cannot be undone, so it takes two clicks, without any script. */
function EndAlert({ children }: { children: ReactNode }) {
  return (
    <details className="group">
      <summary className={`${buttonStyle({ variant: 'quiet', size: 'sm' })} list-none`}>
        {alertTexts().delete}
      </summary>
      <div className="mt-2 rounded-md bg-sand p-4">{children}</div>
    </details>
  );
}

function ActionButton({
  alert,
  name,
  token,
  action,
  primary = false,
}: {
  alert: number;
  name: string;
  token: string;
  action: AlertAction;
  primary?: boolean;
}) {
  const { actions, actionOn } = alertTexts();
  const label = actions[action];
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
        aria-label={actionOn(label, name)}
      >
        {label}
      </Button>
    </form>
  );
}

const TONES: Readonly<Record<AlertState, BadgeTone>> = {
  unconfirmed: 'accent',
  active: 'brand',
  paused: 'soft',
  ended: 'soft',
};

/** A label of the forms in the language of the page. */
const labelText = (label: string): string => knownFormText(label) ?? label;
