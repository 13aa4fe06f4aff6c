import type { DialogSettings } from '#site/ui/dialog/dialog-settings.ts';

/** The rules and triggers of a popup, stored with it and sent with the page. */

export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;
export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung'] as const;
export const SOURCES = ['search', 'external', 'internal'] as const;
export const PERIODS = ['ever', 'session', 'day', 'week', 'month'] as const;

export type Device = (typeof DEVICES)[number];
export type Browser = (typeof BROWSERS)[number];
export type Source = (typeof SOURCES)[number];
export type Period = (typeof PERIODS)[number];

/** All rules that are set must pass. */
export type TimingRules = {
  /** Shows after this many page views since the visitor first met the popup. */
  pageViews?: { views: number };
  /** Shows after this many visits. */
  sessions?: { sessions: number };
  /** Shows or hides it by URL: that of the referrer, or of the page itself if `of` is `page`. */
  url?: { action: 'show' | 'hide'; match: 'exact' | 'contains' | 'regex'; url: string; of?: 'page' };
  /** The source of the visit. All three let everyone pass. */
  sources?: readonly Source[];
  /** Hides it from all signed-in visitors, or from those with one of the roles. Anonymous visitors always pass. */
  loggedIn?: { users: 'all' } | { users: 'roles'; roles: readonly string[] };
  devices?: readonly Device[];
  /** The maximum number of times in a period, counted when it opens or when the visitor closes it. */
  times?: { count: 'open' | 'close'; period: Period; times: number };
  browsers?: readonly Browser[];
  /** Start and end, both optional: ISO instants, or local times (`YYYY-MM-DDTHH:mm`) in the visitor's time zone. */
  schedule?: { zone: 'site' | 'visitor'; start?: string; end?: string };
};

/** Any one trigger shows the popup. Times are in seconds. */
export type Triggers = {
  pageLoad?: { delay: number };
  /** Down: at this percentage of the page. Up: as soon as the visitor scrolls up. */
  scrolling?: { direction: 'down' | 'up'; offset: number };
  /** When the element of this CSS selector is in view. */
  scrollingTo?: { selector: string };
  /** After this many clicks anywhere. */
  click?: { times: number };
  inactivity?: { time: number };
  exitIntent?: Record<string, never>;
  adblockDetection?: { delay: number };
};

export const PLACES = ['center', 'top', 'bottom', 'left', 'right', 'bottom-left', 'bottom-right'] as const;

/** Layout of a popup, and how it opens and closes. Times are in seconds. */
export type PopupSettings = DialogSettings & {
  place: (typeof PLACES)[number];
  /** Does not open if another popup was shown on this page. */
  avoidMultiple: boolean;
  /** A click on an element that matches this CSS selector opens it. */
  openSelector?: string;
};

/** A popup in a page, on the `<template>` with its content. */
export type Popup = {
  id: string;
  settings: PopupSettings;
  rules: TimingRules;
  triggers: Triggers;
  /** The other version of an A/B test, and the percentage of visitors who see it. */
  test?: { other: string; share: number };
  /** The goal link as a CSS selector: following it is a conversion, like sending a form. */
  goal?: string;
  /** Opens at once regardless of the rules, and counts nothing. */
  preview?: boolean;
};
