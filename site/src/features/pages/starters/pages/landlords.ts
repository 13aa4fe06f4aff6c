import { appraisalCall } from '../sections/forms-and-facts.ts';
import { plainOpening } from '../sections/openings.ts';
import { questions } from '../sections/people-and-proof.ts';
import { features, steps } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { block } from '../write.ts';

/** For owners who let: from the first lease to the day to day, and a rental appraisal. */
export const landlords = page({
  name: 'Landlords',
  about:
    'For owners who lease out a property: how leasing works, what owners hear from you, and a rental appraisal.',
  content: [
    plainOpening({
      eyebrow: 'For landlords',
      text: 'Your property, in careful hands',
      about: 'We find the tenant, look after the home and keep you informed.',
      ways: [
        { label: 'Request a rental appraisal', href: '#appraisal' },
        { label: 'Homes we have leased', href: '/leased', look: 'outline' },
      ],
    }),
    steps({
      eyebrow: 'How leasing works',
      text: 'From vacant to leased',
      about: 'You approve each step before it happens.',
      tone: 'paper',
      list: [
        { when: 'First', title: 'The rent', text: 'We visit and tell you what similar homes rent for.' },
        { when: 'Then', title: 'The tenant', text: 'Photographs, open homes, applications and references.' },
        { when: 'Then', title: 'The lease', text: 'Lease, bond and condition report, all on paper.' },
        { when: 'After that', title: 'Day to day', text: 'Rent, repairs, inspections and a statement.' },
      ],
    }),
    features({
      text: 'What you hear from us',
      tone: 'sand',
      items: [
        { icon: 'document', text: 'A statement', note: 'Rent received, bills paid, what is left.' },
        { icon: 'camera', text: 'Inspection reports', note: 'With photographs of each room.' },
        {
          icon: 'wrench',
          text: 'Repairs',
          note: 'What is broken, what it costs, and your approval before we act.',
        },
      ],
    }),
    block('listing-grid', {
      title: 'Recently leased',
      channel: 'leased',
      linkLabel: 'All leased properties',
    }),
    questions({
      text: 'Landlords ask us',
      items: [
        {
          question: 'Can I change agents during a lease?',
          answer: 'Say what the law of your state says about it.',
        },
        {
          question: 'What do you charge?',
          answer: 'Put in what you charge for management and for finding a tenant.',
        },
      ],
    }),
    appraisalCall({
      text: 'What could your property rent for?',
      about: 'Tell us where it is. We visit and tell you.',
      points: ['Free, with no obligation', 'Homes like yours leased nearby'],
      form: 'rental-appraisal',
      formTitle: 'Request a rental appraisal',
      box: { anchor: 'appraisal' },
    }),
  ],
});
