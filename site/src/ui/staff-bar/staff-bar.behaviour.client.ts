/// <reference types="vite/client" />
import type { Behaviour } from '../behaviour.ts';
import { pageFacts } from './page-facts.client.ts';
import { pageScore } from './page-score.ts';
import styles from './staff-bar.css?inline';
import { STAFF_BAR_PATH, type StaffBarContent } from './staff-bar.ts';
import { STAFF_HINT } from './staff-hint.ts';

/** The template that the page is made with, if staff made one. */
const template = document.querySelector<HTMLElement>('main > [data-template-id]')?.dataset.templateId ?? '';
const here = `${STAFF_BAR_PATH}?${new URLSearchParams({ path: location.pathname, template })}`;

export const behaviour: Behaviour = {
  start() {
    // Frames of the admin show the page alone.
    if (window === top) void show();
    return undefined;
  },
};

/** Puts the bar above the page, for whom the server knows as staff. */
async function show(): Promise<void> {
  const answer = await fetch(here).catch(() => undefined);
  // Signed out elsewhere: nothing is asked again until the next sign-in.
  if (answer && [401, 403].includes(answer.status)) void window.cookieStore?.delete(STAFF_HINT);
  if (!answer?.ok) return;
  const host = document.createElement('fr-staff-bar');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  root.append(bar(await answer.json(), () => host.remove()));
  document.body.prepend(host);
}

function bar({ state, links, mayClear }: StaffBarContent, hide: () => void): HTMLElement {
  const status = element('span', { className: 'state', textContent: state, role: 'status' });
  const aside = element('aside', { ariaLabel: 'For staff' });
  aside.append(
    status,
    ...links.map(({ label, href }) => element('a', { textContent: label, href })),
    ...(mayClear ? [clearButton(status)] : []),
    scorePanel(),
    button('Hide', hide),
  );
  return aside;
}

function clearButton(status: HTMLElement): HTMLElement {
  return button('Clear cache', async () => {
    const answer = await fetch(here, { method: 'POST' }).catch(() => undefined);
    const { message } = (await answer?.json().catch(() => undefined)) ?? {};
    status.textContent = message ?? 'The cache was not cleared. Try again.';
  });
}

/** Judged when it opens: pictures load while people read. */
function scorePanel(): HTMLElement {
  const details = element('details', {});
  const list = element('ul', {});
  const summary = element('summary', { textContent: 'Page score' });
  details.append(summary, list);
  details.addEventListener('toggle', () => {
    if (!details.open) return;
    const { score, checks } = pageScore(pageFacts());
    summary.textContent = `Page score ${score}`;
    list.replaceChildren(
      ...checks.map(({ name, holds, text }) =>
        element('li', {
          className: holds ? '' : 'fails',
          textContent: `${holds ? '✓' : '✗'} ${name}: ${text}`,
        }),
      ),
    );
  });
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    details.open = false;
    summary.focus();
  });
  return details;
}

function button(textContent: string, act: () => void): HTMLElement {
  const made = element('button', { textContent, type: 'button' });
  made.addEventListener('click', act);
  return made;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
