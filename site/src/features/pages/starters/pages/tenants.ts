import { plainOpening } from '../sections/openings.ts';
import { questions } from '../sections/people-and-proof.ts';
import { page } from '../starter.ts';
import { band, block, heading, iconCard, textBlock } from '../write.ts';

/** For people who rent: homes to rent, repairs, forms to download, questions. */
export const tenants = page({
  name: 'For renters',
  about: 'Homes for rent, repairs, forms to download and the questions renters ask.',
  content: [
    plainOpening({
      eyebrow: 'Renting with us',
      text: 'Everything for renters in one place',
      about: 'Find a home, ask for a repair, give notice: here is how each of them goes.',
      ways: [
        { label: 'Homes for rent', href: '/rent' },
        { label: 'Request a repair', href: '/forms/maintenance-request', look: 'outline' },
      ],
    }),
    band({
      content: [
        heading({ text: 'What do you need?' }),
        block('grid', {
          content: [
            iconCard({
              icon: 'search',
              title: 'A home',
              text: 'See what is for rent today and when it is open.',
              way: { href: '/rent', label: 'Homes for rent' },
            }),
            iconCard({
              icon: 'wrench',
              title: 'A repair',
              text: 'Tell us what is broken, with photographs if you can.',
              way: { href: '/forms/maintenance-request', label: 'Request a repair' },
            }),
            iconCard({
              icon: 'phone',
              title: 'Somebody to talk to',
              text: 'Ask about your lease, rent or bond.',
              way: { href: '/forms/contact-agency', label: 'Contact us' },
            }),
          ],
        }),
      ],
    }),
    block('listing-grid', { title: 'For rent now', channel: 'rent', linkLabel: 'All rentals' }),
    band({
      tone: 'sand',
      content: [
        heading({ text: 'Forms to download' }),
        textBlock('Say here which forms there are, and where each is sent.'),
        block('file-list', {
          files: ['Name of the document', 'Name of another document'].map((name) => ({
            name,
            link: null,
            note: '',
          })),
        }),
      ],
    }),
    questions({
      text: 'Renters ask us',
      items: [
        {
          question: 'What counts as urgent?',
          answer: 'Say what the law of your state calls an urgent repair, and whom to call after hours.',
        },
        {
          question: 'How do I give notice?',
          answer: 'Say how long the notice is in your state, and how it must reach you.',
        },
      ],
    }),
  ],
});
