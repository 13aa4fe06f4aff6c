import { callToAction } from '../../starters/sections/forms-and-facts.ts';
import { team } from '../../starters/sections/people-and-proof.ts';
import { features } from '../../starters/sections/text-and-pictures.ts';
import { band, block, heading, lead, textBlock, title } from '../../starters/write.ts';
import { OTHER_PAGES } from '../kit-pages.ts';
import { bar, ends, footerColumns, KIT_MENU, menuBar, smallPrint, together } from '../kit-parts.ts';
import { kitPage, websiteKit } from '../website-kit.ts';

const PANEL = [-1];

/** Compact and plain; rentals stand beside sales. */
export const city = websiteKit({
  key: 'city',
  name: 'City',
  about:
    'Plain: charcoal and brass, square corners, compact. Rentals stand beside sales, for agencies that manage many.',
  theme: {
    colours: {
      brand: '#2b2b2b',
      brandDeep: '#161616',
      accent: '#84600f',
      accentDeep: '#664a0a',
      ink: '#1a1a1a',
      muted: '#5c5c5c',
      sand: '#f5f4f1',
    },
    headings: 'montserrat',
    body: 'source-sans-3',
    corners: 'none',
    scale: 'compact',
    spacing: 'compact',
    cards: 'filled',
    buttonCase: 'upper',
  },
  presets: [
    {
      name: 'City panel',
      block: 'stack',
      style: { surface: { colour: 'sand-deep', padding: { base: 32, mobile: 24 } } },
    },
  ],
  header: [
    bar(
      [
        ends([
          block('site-logo'),
          together([
            block('site-phone'),
            block('site-search'),
            block('site-account'),
            block('site-menu', { look: 'button' }),
          ]),
        ]),
      ],
      { minHeight: { base: 64 } },
    ),
    menuBar({ tone: 'brand', minHeight: { base: 48 } }),
  ],
  footer: [footerColumns(), smallPrint()],
  pages: [
    kitPage({
      path: '/',
      title: 'Home',
      content: [
        band({
          tone: 'brand',
          content: [
            title({ text: 'Rent, buy or sell in the city' }),
            lead('Every apartment and house that we have, and what others like them went for.'),
            block('search-form', { look: 'hero', mode: 'both' }),
          ],
        }),
        block('listing-grid', {
          title: 'For rent now',
          channel: 'rent',
          count: 6,
          linkLabel: 'All properties for rent',
        }),
        block('listing-grid', {
          title: 'For sale now',
          channel: 'buy',
          count: 3,
          linkLabel: 'All properties for sale',
          band: 'sand',
        }),
        band({
          content: [
            block('columns', {
              count: 2,
              gap: { base: 24 },
              column1: [panel('For tenants', 'Repairs, notices and applications are forms on this website.')],
              column2: [
                panel('For owners', 'Ask what your property would rent for, or move its management to us.'),
              ],
            }),
          ],
        }),
        features({
          text: 'Forms that people look for',
          tone: 'sand',
          items: [
            {
              icon: 'key',
              text: 'Rental appraisal',
              note: 'What your property could rent for.',
              href: '/forms/rental-appraisal',
            },
            {
              icon: 'wrench',
              text: 'Request a repair',
              note: 'Tenants can attach photos.',
              href: '/forms/maintenance-request',
            },
            {
              icon: 'calendar',
              text: 'Notice to vacate',
              note: 'Moving out? Give notice here.',
              href: '/forms/vacate-notice',
            },
          ],
        }),
        team({
          text: 'Your property managers and agents',
          way: { label: 'Meet the team', href: '/agents' },
          count: 8,
        }),
        callToAction({
          text: 'Own a property in the city?',
          about: 'Ask what it would rent for. It’s free, with no obligation.',
          ways: [{ label: 'Request a rental appraisal', href: '/forms/rental-appraisal', look: 'light' }],
        }),
      ],
    }),
    ...OTHER_PAGES,
  ],
  menu: KIT_MENU,
});

function panel(text: string, about: string) {
  return block('stack', {
    stylePreset: PANEL,
    align: 'start',
    content: [heading({ text, size: { base: '2xl' } }), textBlock(about)],
  });
}
