import type { DialogSettings } from '#site/ui/dialog/dialog-settings.ts';

/** What staff say about when a popup may show, and what makes it show. Stored with the popup, sent with the page. */

export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;
export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung'] as const;
export const SOURCES = ['search', 'external', 'internal'] as const;
export const PERIODS = ['ever', 'session', 'day', 'week', 'month'] as const;

export type Device = (typeof DEVICES)[number];
export type Browser = (typeof BROWSERS)[number];
export type Source = (typeof SOURCES)[number];
export type Period = (typeof PERIODS)[number];

/** All that are set have to pass. */
export type TimingRules = {
  /** From how many pages on after the one that the popup was first met on. */
  pageViews?: { views: number };
  /** The same, counted in visits. */
  sessions?: { sessions: number };
  /** Whether the address passes, or all others do. The address is the one the visitor came from unless `of` is the page's own. */
  url?: { action: 'show' | 'hide'; match: 'exact' | 'contains' | 'regex'; url: string; of?: 'page' };
  /** Where the visitor came from. All three let everybody pass. */
  sources?: readonly Source[];
  /** Who does not see it: everybody signed in, or those with one of the roles. Anonymous visitors always pass. */
  loggedIn?: { users: 'all' } | { users: 'roles'; roles: readonly string[] };
  devices?: readonly Device[];
  /** At most so many times in the period, counted when it opens or when the visitor closes it. */
  times?: { count: 'open' | 'close'; period: Period; times: number };
  browsers?: readonly Browser[];
  /** Between two moments: ISO instants, or wall-clock times (`YYYY-MM-DDTHH:mm`) on the visitor's own clock. Either may be left out. */
  schedule?: { zone: 'site' | 'visitor'; start?: string; end?: string };
};

/** Any one of them shows the popup. Times are seconds. */
export type Triggers = {
  pageLoad?: { delay: number };
  /** Down: once so many percent of the page are scrolled. Up: at the first move upwards. */
  scrolling?: { direction: 'down' | 'up'; offset: number };
  /** Once the element that this CSS selector finds is in sight. */
  scrollingTo?: { selector: string };
  /** After so many clicks anywhere. */
  click?: { times: number };
  inactivity?: { time: number };
  exitIntent?: Record<string, never>;
  adblockDetection?: { delay: number };
};

export const PLACES = ['center', 'top', 'bottom', 'left', 'right', 'bottom-left', 'bottom-right'] as const;

/** How a popup looks, and how it can be opened and closed. Times are seconds. */
export type PopupSettings = DialogSettings & {
  place: (typeof PLACES)[number];
  /** Does not open where another popup was shown on this page. */
  avoidMultiple: boolean;
  /** A click on what this CSS selector finds opens it. */
  openSelector?: string;
};

/** A popup as a page carries it, on the `<template>` that holds its content. */
export type Popup = {
  id: string;
  settings: PopupSettings;
  rules: TimingRules;
  triggers: Triggers;
  /** The other version of an A/B test, and how many of 100 visitors see it. */
  test?: { other: string; share: number };
  /** The link that it is for, as a CSS selector: following it counts, as a form that was sent always does. */
  goal?: string;
  /** Opens at once, whatever the rules say, and counts nothing. */
  preview?: boolean;
};
