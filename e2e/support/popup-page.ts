import type { Page } from 'playwright-core';
import type { DialogSettings } from '../../site/src/ui/dialog/dialog-settings.ts';
import { restyled } from './part-styles.ts';

type Settings = DialogSettings & { avoidMultiple: boolean; openSelector?: string };

/** A popup in a test's page: what differs from a plain one that nothing opens by itself, and its content. */
export type TestPopup = {
  id?: string;
  settings?: Partial<Settings>;
  rules?: Readonly<Record<string, unknown>>;
  triggers?: Readonly<Record<string, unknown>>;
  goal?: string;
  preview?: boolean;
  html?: string;
};

const SETTINGS: Settings = {
  label: 'Spring offer',
  place: 'center',
  width: 480,
  overlay: true,
  closeButton: { position: 'inside', delay: 0 },
  preventScroll: true,
  preventCloseOnBackgroundClick: false,
  preventCloseOnEsc: false,
  entrance: 'none',
  exit: 'none',
  entranceDuration: 0,
  a11yNavigation: true,
  avoidMultiple: false,
  classes: [],
};

/** The markup with which a page carries popups, as the server draws it last in `<body>`. */
function popupMarkup(popups: readonly TestPopup[]): string {
  const templates = popups.map(({ html = '<p>Two for one.</p>', settings, ...popup }, index) => {
    const whole = {
      id: String(index + 1),
      rules: {},
      triggers: {},
      ...popup,
      settings: { ...SETTINGS, ...settings },
    };
    return `<template data-popup="${JSON.stringify(whole).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${html}</template>`;
  });
  return `<div data-behaviour="popups"></div>${templates.join('')}`;
}

/** Moves on a page that was loaded with a stopped clock: the rest of its script waits in a timer. */
export const startPage = (page: Page): Promise<void> => page.clock.runFor(0);

/**
 * Lets the site's front page (whatever its query) carry these popups, with `html` first in its content. Counts are
 * answered as the server does, and handed to `counted`; `elsewhere` are popups that are there to be fetched.
 */
export async function carryPopups({
  page,
  url,
  popups,
  html = '',
  elsewhere = [],
  counted = [],
}: {
  page: Page;
  url: string;
  popups: readonly TestPopup[];
  html?: string;
  elsewhere?: readonly TestPopup[];
  counted?: string[];
}): Promise<void> {
  const { body, headers } = await fetchFront(url);
  await page.unrouteAll();
  await page.route(
    ({ origin, pathname }) => origin === url && pathname === '/',
    (route) =>
      route.fulfill({
        headers,
        body: restyled(
          body
            .replace(/(<main[^>]*>).*<\/main>/s, (_all, main: string) => `${main}${html}</main>`)
            .replace('</body>', () => `${popupMarkup(popups)}</body>`),
        ),
      }),
  );
  await page.route(`${url}/popups/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice('/popups/'.length);
    if (route.request().method() === 'POST') {
      counted.push(path);
      return route.fulfill({ status: 204 });
    }
    const found = elsewhere.find(({ id }) => id === path);
    if (!found) return route.fulfill({ status: 404, body: 'There is no such popup.' });
    const isFragment = route.request().headers().accept === 'text/x-fragment';
    return route.fulfill({
      contentType: isFragment ? 'text/x-fragment' : 'text/html',
      body: isFragment ? popupMarkup([found]) : '<h1>The popup as a page</h1>',
    });
  });
}

/** The site's front page, by its own scripts, styles and policy. */
async function fetchFront(url: string) {
  const response = await fetch(`${url}/`);
  const headers = Object.fromEntries(
    ['content-type', 'content-security-policy'].map((name) => [name, response.headers.get(name) ?? '']),
  );
  return { body: await response.text(), headers };
}

/** The ids of the popups that are open, sorted. */
export async function openedPopups(page: Page): Promise<string[]> {
  const ids = await page
    .locator('dialog[data-popup]')
    .evaluateAll((windows) => windows.map((window) => (window as HTMLElement).dataset.popup ?? ''));
  return ids.sort();
}
