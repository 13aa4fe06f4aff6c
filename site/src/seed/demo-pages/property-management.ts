import { appraisalCall, fees } from '../../features/pages/starters/sections/forms-and-facts.ts';
import { addressField, heroWithPicture } from '../../features/pages/starters/sections/openings.ts';
import { questions } from '../../features/pages/starters/sections/people-and-proof.ts';
import { features, steps } from '../../features/pages/starters/sections/text-and-pictures.ts';
import { band, buttons, headed } from '../../features/pages/starters/write.ts';
import type { DemoPage } from './demo-page.ts';
import { plan } from './plan.ts';

/** For landlords: what is managed, fees, changing agencies and the rental appraisal. For tenants: their forms. */
export const propertyManagement: DemoPage = {
  title: 'Property management',
  path: '/property-management',
  seo: {
    title: 'Property management',
    description:
      'Careful tenants, rent on time and repairs that get done. What we manage, what it costs, and how to change to us.',
  },
  pictures: {
    flat: {
      path: 'feed/pictures/living-coastal.webp',
      alt: 'A bright living room with a sofa by the window',
    },
  },
  content: ({ picture }) => [
    heroWithPicture({
      eyebrow: 'Property management',
      text: 'Your property,\nlooked after',
      about: 'Careful tenants, rent on time, and someone who answers when the tap drips.',
      field: [
        addressField({
          form: 'rental-appraisal',
          label: 'Address of your property',
          button: 'Rental appraisal',
        }),
      ],
      ways: [{ label: 'Change to us', href: '/forms/transfer-management', look: 'outline' }],
      image: picture('flat'),
    }),
    features({
      text: 'What we manage',
      items: [
        { icon: 'search', text: 'Finding tenants', note: 'We check every reference by phone.' },
        {
          icon: 'dollar',
          text: 'Rent',
          note: 'Paid to you twice a month. We follow up from the first day late.',
        },
        { icon: 'wrench', text: 'Repairs', note: 'Licensed tradespeople, and no bill you didn’t approve.' },
        { icon: 'camera', text: 'Routine inspections', note: 'A report with photos after each one.' },
        { icon: 'document', text: 'Paperwork', note: 'Leases, bonds, notices and condition reports.' },
        {
          icon: 'chart',
          text: 'Rent reviews',
          note: 'Compared with what leased nearby, before each renewal.',
        },
      ],
    }),
    steps({
      eyebrow: 'With another agency now?',
      text: 'Changing takes three steps',
      about: 'Your tenants stay, and so does your lease.',
      tone: 'sand',
      list: [
        {
          when: 'Day 1',
          title: 'You sign one form',
          text: 'It tells your current agency that we’re taking over.',
        },
        {
          when: 'In the notice period',
          title: 'We collect everything',
          text: 'Keys, the lease, the bond and the condition report come to us.',
        },
        {
          when: 'First month',
          title: 'We inspect',
          text: 'You get a report with photos and our suggestions.',
        },
      ],
    }),
    fees({
      text: 'What it costs',
      about: 'One fee for finding a tenant and one for managing the property.',
      plans: [
        plan({
          name: 'Find a tenant',
          price: 'One week',
          per: 'of rent',
          note: 'We find them, you manage.',
          included: 'Photos and portals\nOpen homes\nReference checks\nLease and bond',
        }),
        plan({
          name: 'Full management',
          price: '5.5%',
          per: 'of rent collected',
          note: 'We look after the property and the tenancy.',
          included: 'Rent and arrears\nRoutine inspections\nRepairs, day and night\nAnnual statement for tax',
          highlighted: true,
          badge: 'Most popular',
        }),
        plan({
          name: 'Holiday leasing',
          price: '18%',
          per: 'of bookings',
          note: 'For homes by the sea and in the hills.',
          included: 'Guests and keys\nCleaning and linen\nPrices by season\nMonthly statement',
        }),
      ],
    }),
    appraisalCall({
      text: 'What could your property rent for?',
      about: 'Tell us where it is. A property manager will visit and give you a weekly rent in writing.',
      points: [
        'Free, with no obligation',
        'What leased nearby, and for how much',
        'What to fix before leasing',
      ],
      form: 'rental-appraisal',
      formTitle: 'Request a rental appraisal',
      box: { anchor: 'appraisal' },
    }),
    band({
      content: [
        ...headed({ text: 'For tenants', about: 'Something broken, or moving out? Tell us here.' }),
        buttons([
          { label: 'Maintenance request', href: '/forms/maintenance-request', look: 'primary' },
          { label: 'Notice to vacate', href: '/forms/vacate-notice', look: 'outline' },
          { label: 'Properties for rent', href: '/rent', look: 'outline' },
        ]),
      ],
    }),
    questions({
      text: 'Landlords ask us',
      about: 'Have another question? Call us or visit an office.',
      items: [
        {
          question: 'How often do you inspect?',
          answer:
            'As often as your state allows, usually every three to six months. You get photos each time.',
        },
        {
          question: 'Who approves repairs?',
          answer: 'You do. Only urgent repairs go ahead without asking, up to the amount we agree on.',
        },
        {
          question: 'How long until it’s leased?',
          answer:
            'Most homes lease within three weeks. If enquiries are slow, we tell you why after the first weekend.',
        },
      ],
    }),
  ],
};
