import type { Draft } from '../starters/starter.ts';
import { band, block } from '../starters/write.ts';
import type { KitLink } from './website-kit.ts';

/** Where the horizontal menu is shown. */
const WIDE_ONLY = { box: { shown: { base: true, tablet: false, mobile: false } } };

/** A row of a header. */
export const bar = (content: Draft[], more: Record<string, unknown> = {}): Draft =>
  band({ space: { base: 'none' }, minHeight: { base: 76 }, align: 'center', ...more, content });

/** The same for the horizontal menu alone: absent where there is a menu button instead. */
export const menuBar = (more: Record<string, unknown> = {}): Draft =>
  bar([block('site-menu', { look: 'row' })], { minHeight: { base: 52 }, ...WIDE_ONLY, ...more });

/** Side by side, from one end of the row to the other. */
export const ends = (content: Draft[]): Draft => row(content, { justify: 'between' });

/** Side by side, close together. */
export const together = (content: Draft[]): Draft => row(content, { gap: { base: 4 }, justify: 'end' });

const row = (content: Draft[], more: Record<string, unknown>): Draft =>
  block('stack', { direction: { base: 'row' }, wrap: false, align: 'center', ...more, content });

/** Who the agency is, its links and how to reach it, on the theme's dark background. */
export const footerColumns = (): Draft =>
  band({
    tone: 'brand',
    content: [
      block('columns', {
        count: 3,
        gap: { base: 48 },
        column1: [block('agency-name')],
        column2: [block('footer-links')],
        column3: [block('agency-contact')],
        width1: { base: null, tablet: 100 },
        width2: { base: 44, tablet: 100 },
        width3: { base: null, tablet: 100 },
      }),
    ],
  });

export const smallPrint = (): Draft =>
  band({ tone: 'brand', space: { base: 'tight' }, content: [block('small-print')] });

/** The menu that every kit has; entries of pages that are not published are left out. */
export const KIT_MENU: KitLink[] = [
  { label: 'Buy', url: '/buy' },
  { label: 'Rent', url: '/rent' },
  { label: 'Sold', url: '/sold' },
  { label: 'Sell with us', url: '/sell' },
  { label: 'Property management', url: '/property-management' },
  { label: 'Our people', url: '/agents' },
  { label: 'About us', url: '/about' },
  { label: 'Contact', url: '/contact' },
];
