import type { ReactNode } from 'react';
import type { Head } from './document.tsx';
import type { Tag } from './purge.ts';

/** A route's answer: a page to render, or a redirect. */
export type RouteAnswer = PageAnswer | { redirect: string; status: 301 | 302 | 303 };

export type PageAnswer = {
  status?: 200 | 404 | 410 | 422 | 429 | 500 | 503;
  head: Head;
  body: ReactNode;
  /** Used where `body` is a template's and fails to render. */
  builtIn?: ReactNode;
  /** The kind of page, for content that shows on some pages only. */
  kind?: PageKind;
  /** Ids of what the page is about, for forms that open in it. */
  about?: { listing?: number; agent?: number; office?: number; post?: number };
  /** Landing pages go without the website's header, or its footer but for the legal links. */
  without?: { header: boolean; footer: boolean };
  tags: Tag[];
  /** Epoch ms after which the page is out of date (an inspection that is over). */
  expiresAt?: number;
  /** Its content is in English, although pages at its address have other languages. */
  inEnglish?: boolean;
  /** False for pages that answer one visitor alone. */
  cacheable?: boolean;
};

/** `category` and `channel` are a listing's, or those that were searched for; `page` is the id of a stored page. */
export type PageKind = {
  name: 'home' | 'page' | 'listing' | 'search' | 'agents' | 'offices' | 'suburbs' | 'news' | 'calculators';
  channel?: 'buy' | 'rent' | 'sold' | 'leased';
  category?: string;
  page?: number;
};
