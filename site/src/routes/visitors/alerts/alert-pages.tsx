import type { ReactNode } from 'react';
import { listingInLanguage } from '#site/features/alerts/alert-listings.ts';
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
import { alertTexts } from '#site/messages/alerts.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { sendsMail, withoutMail } from '#site/server/sends-mail.ts';
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
    title: alertTexts().title,
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
      title: alertTexts().confirm.title,
      body: <ConfirmAlert looksFor={looksFor} events={alert.events} token={token} />,
    });
  }
  if (alert) return settledPage({ service, alert });
  const old = await service.alertOfToken({ purpose: 'confirm', token, orExpired: true });
  if (old?.state === 'unconfirmed')
    return personal({
      title: alertTexts().expired.title,
      body: <ConfirmExpired token={token} />,
      status: 410,
    });
  return old ? settledPage({ service, alert: old }) : uselessLinkPage();
}

/** An alert whose question was answered before. */
async function settledPage({
  service,
  alert: asked,
}: {
  service: AlertService;
  alert: Alert;
}): Promise<PageAnswer> {
  const { notices, search, confirmed } = alertTexts();
  // Of a search that was saved twice, the alert confirmed last is on, and both links say so.
  const alert = (asked.state === 'ended' && (await service.replacementOf(asked))) || asked;
  if (alert.state === 'ended') {
    return notice({
      title: notices.ended,
      text: notices.noMoreSave,
      link: { href: '/buy', label: search },
    });
  }
  return notice({
    title: alert.state === 'paused' ? notices.paused : notices.alreadyOn,
    text: notices.already,
    link: { href: await managePath({ service, alert }), label: confirmed.manage },
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
  const shown = {
    label: alertTexts().matching,
    text: matchText(matching, alert.events),
    listings: matching.listings.slice(0, 3).map(listingInLanguage),
  };
  return personal({
    title: alertTexts().confirmed.title,
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

export function resentPage(): PageAnswer {
  const { notices } = alertTexts();
  return notice(
    sendsMail()
      ? { title: notices.inbox, text: notices.newLink }
      : { title: notices.notSent, text: withoutMail(notices.contactUs) },
  );
}

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
  const name = alert.isNamed ? alert.name : await service.textOf(alert.criteria, alert.events);
  return personal({
    title: alertTexts().unsubscribe.title,
    body: <Unsubscribe name={name} others={others} canPause={alert.state === 'active'} token={token} />,
  });
}

export const endedPage = (): PageAnswer =>
  notice({
    title: alertTexts().notices.ended,
    text: alertTexts().notices.noMore,
    link: { href: '/buy', label: alertTexts().search },
  });

export const allEndedPage = (): PageAnswer =>
  notice({
    title: alertTexts().notices.allEnded,
    text: alertTexts().notices.allEndedText,
    link: { href: '/', label: alertTexts().notices.home },
  });

export const pausedPage = async ({
  service,
  alert,
}: {
  service: AlertService;
  alert: Alert;
}): Promise<PageAnswer> =>
  notice({
    title: alertTexts().notices.paused,
    text: alertTexts().notices.pausedText,
    link: { href: await managePath({ service, alert }), label: alertTexts().title },
  });

export const uselessLinkPage = (): PageAnswer => ({
  ...notice({
    title: alertTexts().notices.useless,
    text: alertTexts().notices.uselessText,
    link: { href: '/buy', label: alertTexts().search },
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
