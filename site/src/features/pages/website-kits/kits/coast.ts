import { addressField } from '../../starters/sections/openings.ts';
import { team } from '../../starters/sections/people-and-proof.ts';
import { features } from '../../starters/sections/text-and-pictures.ts';
import { band, block, buttons, heading, lead, textBlock, title } from '../../starters/write.ts';
import { OTHER_PAGES } from '../kit-pages.ts';
import { bar, ends, footerColumns, KIT_MENU, smallPrint, together } from '../kit-parts.ts';
import { kitPage, websiteKit } from '../website-kit.ts';

const CARD = [-1];

/** Rounded and friendly; the appraisal comes first. */
export const coast = websiteKit({
  key: 'coast',
  name: 'Coast',
  about:
    'Friendly: rounded corners, sea green and soft cards, with the appraisal first. For local family agencies.',
  theme: {
    colours: {
      brand: '#0f5563',
      brandDeep: '#0a3a44',
      accent: '#a8402b',
      accentDeep: '#87301e',
      ink: '#14282d',
      muted: '#4f666c',
      sand: '#f1f7f6',
    },
    headings: 'dm-sans',
    body: 'dm-sans',
    corners: 'round',
    cards: 'shadow',
    buttonShape: 'pill',
  },
  presets: [
    {
      name: 'Coast card',
      block: 'stack',
      style: {
        surface: { colour: 'brand-soft', radius: { base: 'lg' }, padding: { base: 48, mobile: 24 } },
      },
    },
  ],
  header: [
    bar([
      ends([
        block('site-logo'),
        block('site-menu', { look: 'row' }),
        together([
          block('button', {
            size: 'sm',
            buttons: [
              {
                label: 'Free appraisal',
                link: { href: '/forms/sales-appraisal' },
                variant: 'accent',
                icon: '',
                iconAfter: false,
              },
            ],
            box: { shown: { base: true, mobile: false } },
          }),
          block('site-account'),
          block('site-menu', { look: 'button' }),
        ]),
      ]),
    ]),
  ],
  footer: [block('newsletter', { look: 'band', title: '' }), footerColumns(), smallPrint()],
  pages: [
    kitPage({
      path: '/',
      title: 'Home',
      content: [
        // Without a picture, which an agency chooses itself: the page is shown at once.
        band({
          tone: 'sand',
          space: { base: 'large', mobile: 'normal' },
          content: [
            title({ text: 'Your next move, with people you know', eyebrow: 'Buy, sell and rent' }),
            lead('Selling? Enter your address, and a local agent calls you about its price.'),
            addressField(),
            buttons([{ label: 'Homes for sale', href: '/buy', look: 'outline' }]),
          ],
        }),
        block('search-form', { look: 'compact', title: 'Find a home', band: 'paper' }),
        block('listing-grid', {
          title: 'New to the market',
          channel: 'buy',
          count: 4,
          look: 'lead',
          linkLabel: 'All properties for sale',
          band: 'sand',
        }),
        features({
          text: 'How can we help?',
          items: [
            {
              icon: 'home',
              text: 'You are selling',
              note: 'Ask what your home would sell for.',
              href: '/forms/sales-appraisal',
            },
            {
              icon: 'key',
              text: 'You are letting',
              note: 'Ask what your property would rent for.',
              href: '/forms/rental-appraisal',
            },
            {
              icon: 'bell',
              text: 'You are looking',
              note: 'Tell us what you are after, and we write when it comes up.',
              href: '/forms/register',
            },
          ],
        }),
        block('open-homes', { count: 6, band: 'sand' }),
        band({
          content: [
            block('stack', {
              stylePreset: CARD,
              align: 'start',
              content: [
                heading({ text: 'Come in and talk to us' }),
                textBlock('No appointment needed during opening hours.'),
                buttons([{ label: 'Our offices', href: '/offices' }], { size: 'md' }),
              ],
            }),
          ],
        }),
        team({
          text: 'The people you deal with',
          way: { label: 'Meet the team', href: '/agents' },
          tone: 'sand',
          count: 4,
          columns: { base: 4, tablet: 4, mobile: 2 },
        }),
      ],
    }),
    ...OTHER_PAGES,
  ],
  menu: KIT_MENU,
});
