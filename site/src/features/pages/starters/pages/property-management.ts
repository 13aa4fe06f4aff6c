import { appraisalCall, fees } from '../sections/forms-and-facts.ts';
import { heroWithPicture } from '../sections/openings.ts';
import { questions, team } from '../sections/people-and-proof.ts';
import { features, numbers, steps } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { band, block, buttons, headed } from '../write.ts';

/** For owners who let a home, and for the tenants in it. */
export const propertyManagement = page({
  name: 'Property management',
  about:
    'For landlords: what you look after, fees, how to change over, and the rental appraisal. For tenants: their forms.',
  content: [
    heroWithPicture({
      eyebrow: 'Property management',
      text: 'Your home, looked after',
      about: 'Careful tenants, rent on time, and somebody who answers when the tap drips.',
      ways: [
        { label: 'Find out what your property could rent for.', href: '#appraisal', look: 'accent' },
        { label: 'Change to us', href: '/forms/transfer-management', look: 'outline' },
      ],
    }),
    features({
      text: 'What we look after',
      items: [
        {
          icon: 'search',
          text: 'The right tenants',
          note: 'References checked by telephone, not by form alone.',
        },
        {
          icon: 'dollar',
          text: 'Rent, on the day',
          note: 'Arrears are followed up from the first day, kindly.',
        },
        { icon: 'wrench', text: 'Repairs', note: 'Tradespeople we know, and no bill you did not agree to.' },
        {
          icon: 'camera',
          text: 'Inspections',
          note: 'Four a year, with photographs, and a report you can read.',
        },
        { icon: 'document', text: 'The paperwork', note: 'Leases, bonds, notices, and the law behind them.' },
        {
          icon: 'chart',
          text: 'The right rent',
          note: 'Looked at before each renewal, against what let nearby.',
        },
      ],
    }),
    numbers({
      counters: [
        { to: 400, title: 'homes in our care' },
        { to: 9, title: 'days between tenants, on average' },
        { to: 99, after: '%', title: 'of rents paid on time' },
        { to: 1, title: 'working day until you hear back' },
      ],
    }),
    fees({
      text: 'What it costs',
      about: 'One fee for the year-round work, one for finding a tenant. Put in what you charge.',
      plans: [
        plan({
          name: 'Find a tenant',
          price: 'One week',
          per: 'of rent',
          note: 'We find them, you manage.',
          included: 'Photographs and portals\nOpen homes\nReference checks\nLease and bond',
        }),
        plan({
          name: 'Full management',
          price: '5.5%',
          per: 'of rent collected',
          note: 'We look after the home and the people in it.',
          included:
            'Rent and arrears\nRoutine inspections\nRepairs, day and night\nYearly statement for your tax',
          highlighted: true,
          badge: 'Most chosen',
        }),
        plan({
          name: 'Holiday leasing',
          price: '18%',
          per: 'of bookings',
          note: 'For homes by the sea and in the hills.',
          included: 'Guests and keys\nCleaning and linen\nPrices by season\nA statement each month',
        }),
      ],
      tone: 'sand',
    }),
    steps({
      eyebrow: 'With another agency now?',
      text: 'Changing over takes one form',
      about: 'Your tenants and their lease stay, and you don’t need to call anyone.',
      ways: [{ label: 'Change to us', href: '/forms/transfer-management', look: 'primary' }],
      tone: 'paper',
      list: [
        { when: 'Day 1', title: 'You send the form', text: 'With the address, and who manages it now.' },
        {
          when: 'That week',
          title: 'We give notice for you',
          text: 'And collect keys, lease, bond and reports.',
        },
        {
          when: 'Then',
          title: 'Your tenants hear from us',
          text: 'We visit, say hello, and note what needs doing.',
        },
      ],
    }),
    team({
      text: 'Who looks after it',
      tone: 'sand',
      way: { label: 'Meet the team', href: '/agents' },
      count: 4,
      columns: { base: 4, tablet: 4, mobile: 2 },
    }),
    questions({
      text: 'Landlords ask us',
      about: 'Something else on your mind? Call us, or write.',
      items: [
        {
          question: 'How do you choose a tenant?',
          answer:
            'We call former landlords and employers, check their documents, and then recommend two applicants. You decide.',
        },
        {
          question: 'Who pays for a repair?',
          answer:
            'We arrange urgent repairs straight away and tell you the same day. Everything else waits for your approval.',
        },
        {
          question: 'Can I stop?',
          answer: 'Yes, with the notice that your agreement names. There is no fee for leaving.',
        },
      ],
    }),
    band({
      tone: 'sand',
      content: [
        ...headed({ text: 'For tenants', about: 'The forms you need, at any hour.' }),
        buttons(
          [
            {
              label: 'Request a repair',
              href: '/forms/maintenance-request',
              look: 'outline',
              icon: 'wrench',
            },
            { label: 'Notice to vacate', href: '/forms/vacate-notice', look: 'outline', icon: 'calendar' },
            { label: 'Homes to rent', href: '/rent', look: 'outline', icon: 'key' },
          ],
          { size: 'md' },
        ),
      ],
    }),
    block('listing-grid', {
      title: 'To rent today',
      channel: 'rent',
      count: 3,
      linkLabel: 'All rentals',
    }),
    appraisalCall({
      text: 'Find out what your property could rent for.',
      about:
        'Tell us where it is. A property manager looks at it with you and names a rent that tenants will pay.',
      points: [
        'Free, with no obligation',
        'What similar homes let for this month',
        'Small changes that bring more rent',
      ],
      form: 'rental-appraisal',
      tone: 'accent',
      box: { anchor: 'appraisal' },
    }),
  ],
});

function plan(of: Record<string, unknown>) {
  return { button: '', link: null, highlighted: false, badge: '', ...of };
}
