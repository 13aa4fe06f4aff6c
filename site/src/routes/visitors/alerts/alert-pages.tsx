import { NO_MAIL_YET } from '@frontage/forms';
import type { ReactNode } from 'react';
import type { AlertService } from '#site/features/alerts/alert-service.ts';
import type { Alert } from '#site/features/alerts/alert-types.ts';
import { searchPathOf } from '#site/features/alerts/criteria.ts';
import { matchText } from '#site/features/alerts/match-text.ts';
import type { AlertView } from '#site/features/alerts/pages/alert-list.tsx';
import {
  AlertConfirmed,
  ConfirmAlert,
  ConfirmExpired,
  ManageAlerts,
  Unsubscribe,
} from '#site/features/alerts/pages/alert-pages.tsx';
import type { PageAnswer } from '#site/server/page.ts';
import { sendsMail } from '#site/server/sends-mail.ts';
import { LinkNotice } from '#site/ui/link-page.tsx';

/** The alerts of one person, as their pages show them. */
export async function alertViews({
  service,
  owner,
}: {
  service: AlertService;
  owner: number;
}): Promise<AlertView[]> {
  const alerts = await service.alertsOf(owner);
  return Promise.all(
    alerts.map(async (alert) => {
      const [looksFor, matching] = await Promise.all([
        service.textOf(alert.criteria, alert.events),
        service.preview(alert.criteria, alert.events),
      ]);
      return { alert, looksFor, matching: matchText(matching, alert.events) };
    }),
  );
}

/** `/alerts/manage` */
export const managePage = async (about: {
  service: AlertService;
  owner: number;
  token: string;
}): Promise<PageAnswer> =>
  personal({
    title: 'Your alerts',
    body: <ManageAlerts alerts={await alertViews(about)} token={about.token} />,
  });

/** `/alerts/confirm` as the link in the message opens it. Looking changes nothing: mail scanners follow links. */
export async function confirmPage({
  service,
  token,
}: {
  service: AlertService;
  token: string;
}): Promise<PageAnswer> {
  const alert = await service.alertOfToken({ purpose: 'confirm', token });
  if (alert?.state === 'unconfirmed') {
    const looksFor = await service.textOf(alert.criteria, alert.events);
    return personal({
      title: 'Confirm your alert',
      body: <ConfirmAlert looksFor={looksFor} events={alert.events} token={token} />,
    });
  }
  if (alert) return settledPage({ service, alert });
  const old = await service.alertOfToken({ purpose: 'confirm', token, orExpired: true });
  if (old?.state === 'unconfirmed')
    return personal({ title: 'This link has expired', body: <ConfirmExpired token={token} />, status: 410 });
  return old ? settledPage({ service, alert: old }) : uselessLinkPage();
}

/** An alert whose question was answered before. */
async function settledPage({ service, alert }: { service: AlertService; alert: Alert }): Promise<PageAnswer> {
  if (alert.state === 'ended') {
    return notice({
      title: 'This alert has ended',
      text: 'We won’t send you any more emails about it. To create a new alert, save a search.',
      link: { href: '/buy', label: 'Search properties' },
    });
  }
  return notice({
    title: alert.state === 'paused' ? 'This alert is paused' : 'Your alert is already on',
    text: 'You have already confirmed it.',
    link: { href: await managePath({ service, alert }), label: 'Manage your alerts' },
  });
}

/** After the button of the confirmation. */
export async function confirmedPage({
  service,
  alert,
}: {
  service: AlertService;
  alert: Alert;
}): Promise<PageAnswer> {
  const [looksFor, matching, path] = await Promise.all([
    service.textOf(alert.criteria, alert.events),
    service.preview(alert.criteria, alert.events),
    managePath({ service, alert }),
  ]);
  const shown = { text: matchText(matching, alert.events), listings: matching.listings.slice(0, 3) };
  return personal({
    title: 'Thank you for subscribing to alerts',
    body: (
      <AlertConfirmed
        looksFor={looksFor}
        matching={shown}
        all={matching.total > 0 ? searchPathOf(alert.criteria, alert.events) : null}
        managePath={path}
      />
    ),
  });
}

export const resentPage = (): PageAnswer =>
  notice(
    sendsMail()
      ? { title: 'Check your inbox', text: 'We’ve emailed you a new link. The old one no longer works.' }
      : { title: 'No email was sent', text: `${NO_MAIL_YET} Please contact us.` },
  );

/** `/alerts/unsubscribe` as the link in a message opens it. */
export async function unsubscribePage({
  service,
  token,
}: {
  service: AlertService;
  token: string;
}): Promise<PageAnswer> {
  const alert = await service.alertOfToken({ purpose: 'unsubscribe', token });
  if (!alert) return uselessLinkPage();
  if (alert.state === 'ended') return endedPage();
  const others = (await service.alertsOf(alert.subscriber)).length - 1;
  return personal({
    title: 'Unsubscribe from this alert?',
    body: <Unsubscribe name={alert.name} others={others} canPause={alert.state === 'active'} token={token} />,
  });
}

export const endedPage = (): PageAnswer =>
  notice({
    title: 'This alert has ended',
    text: 'We won’t send you any more emails about it.',
    link: { href: '/buy', label: 'Search properties' },
  });

export const allEndedPage = (): PageAnswer =>
  notice({
    title: 'You’ve unsubscribed from all alerts',
    text: 'We won’t send you any more alerts unless you create a new one.',
    link: { href: '/', label: 'Go to the home page' },
  });

export const pausedPage = async ({
  service,
  alert,
}: {
  service: AlertService;
  alert: Alert;
}): Promise<PageAnswer> =>
  notice({
    title: 'This alert is paused',
    text: 'We won’t send this alert until you resume it. You won’t get updates from the time it was paused.',
    link: { href: await managePath({ service, alert }), label: 'Your alerts' },
  });

export const uselessLinkPage = (): PageAnswer => ({
  ...notice({
    title: 'This link doesn’t work',
    text: 'It’s incomplete or has expired. Use the link in our latest email.',
    link: { href: '/buy', label: 'Search properties' },
  }),
  status: 410,
});

/** The path of the page with somebody's alerts, for anyone who reads their mail. */
async function managePath({ service, alert }: { service: AlertService; alert: Alert }): Promise<string> {
  const link = await service.linkTo({ purpose: 'manage', alert });
  if (!link) return '/';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const notice = (about: Parameters<typeof LinkNotice>[0]): PageAnswer =>
  personal({ title: about.title, body: <LinkNotice {...about} /> });

/** What is made for one person is kept by nobody and found by no search engine. */
const personal = ({
  title,
  body,
  status,
}: {
  title: string;
  body: ReactNode;
  status?: PageAnswer['status'];
}): PageAnswer => ({ head: { title, noindex: true }, body, status, tags: [], cacheable: false });
