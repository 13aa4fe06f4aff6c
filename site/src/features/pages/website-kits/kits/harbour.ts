import { callToAction } from '../../starters/sections/forms-and-facts.ts';
import { heroWithSearch } from '../../starters/sections/openings.ts';
import { team } from '../../starters/sections/people-and-proof.ts';
import { band, block, buttons, heading, textBlock } from '../../starters/write.ts';
import { OTHER_PAGES } from '../kit-pages.ts';
import { bar, ends, footerColumns, KIT_MENU, menuBar, smallPrint, together } from '../kit-parts.ts';
import { kitPage, websiteKit } from '../website-kit.ts';

const FRAME = [-1];

/** Serif headings, deep blue, square corners and much room. */
export const harbour = websiteKit({
  key: 'harbour',
  name: 'Harbour',
  about:
    'Classic: serif headings, deep blue, square corners and much room. For agencies that sell fine homes.',
  theme: {
    colours: {
      brand: '#0b3d91',
      brandDeep: '#062456',
      accent: '#b3123d',
      accentDeep: '#8a0c2e',
      ink: '#101828',
      muted: '#516074',
      sand: '#f2f5f9',
    },
    headings: 'playfair-display',
    body: 'inter',
    corners: 'none',
    scale: 'generous',
    spacing: 'generous',
    buttonShape: 'square',
  },
  presets: [
    {
      name: 'Harbour frame',
      block: 'stack',
      style: {
        surface: { borderWidth: { base: 1 }, borderColour: 'brand', padding: { base: 48, mobile: 24 } },
      },
    },
  ],
  header: [
    bar([together([block('site-phone'), block('site-account')])], {
      tone: 'sand',
      minHeight: { base: 44 },
      box: { shown: { base: true, mobile: false } },
    }),
    bar([
      ends([block('site-logo'), together([block('site-search'), block('site-menu', { look: 'button' })])]),
    ]),
    menuBar(),
  ],
  footer: [footerColumns(), smallPrint()],
  pages: [
    kitPage({
      path: '/',
      title: 'Home',
      content: [
        heroWithSearch({
          text: 'A home that is\nworth coming home to',
          about: 'Homes for sale and for rent, shown by people who live nearby.',
        }),
        block('featured-property'),
        block('listing-grid', {
          title: 'New to the market',
          channel: 'buy',
          count: 3,
          linkLabel: 'All properties for sale',
        }),
        band({
          tone: 'sand',
          width: 'text',
          content: [
            block('stack', {
              stylePreset: FRAME,
              align: 'start',
              content: [
                heading({ text: 'What would yours sell for?' }),
                textBlock(
                  'A local agent walks through your home with you and tells you, with the sales behind it.',
                ),
                buttons([{ label: 'Request an appraisal', href: '/forms/sales-appraisal' }], { size: 'md' }),
              ],
            }),
          ],
        }),
        block('recent-sales', { title: 'Recently sold', count: 6, look: 'list' }),
        team({
          text: 'The people you deal with',
          way: { label: 'Meet the team', href: '/agents' },
          tone: 'sand',
          count: 4,
        }),
        callToAction({
          text: 'Be the first to know',
          about: 'Tell us what you are looking for, and we write when it comes up.',
          ways: [{ label: 'Register', href: '/forms/register', look: 'light' }],
        }),
      ],
    }),
    ...OTHER_PAGES,
  ],
  menu: KIT_MENU,
});
