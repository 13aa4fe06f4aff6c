import { appraisalCall, fees } from '../sections/forms-and-facts.ts';
import { addressField, heroWithPicture } from '../sections/openings.ts';
import { questions, testimonials } from '../sections/people-and-proof.ts';
import { features, numbers, steps } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { block } from '../write.ts';

/** For owners who think of selling: the way it goes, what it brings and costs, and the appraisal. */
export const sell = page({
  name: 'Sell with us',
  about: 'For owners: how a sale goes, what you have sold, fees, questions, and the appraisal form.',
  content: [
    heroWithPicture({
      eyebrow: 'Selling with us',
      text: 'Sell once, and sell well',
      about: 'A plan made for your home, a price that recent sales stand behind, and one person who answers.',
      field: [addressField()],
      ways: [{ label: 'See our recent sales', href: '/sold', look: 'outline' }],
    }),
    steps({
      eyebrow: 'How a sale goes',
      text: 'From first call to keys',
      about: 'Most sales take about ten weeks. This is what happens in them, and what you hear from us.',
      tone: 'paper',
      list: [
        {
          when: 'Week 1',
          title: 'We visit your home together',
          text: 'We look at your home, show you what sold nearby, and agree on a price and a way to sell.',
        },
        {
          when: 'Weeks 2 and 3',
          title: 'It is made ready',
          text: 'Photographs, a floor plan, the contract. You approve every word before it goes out.',
        },
        {
          when: 'Weeks 4 to 7',
          title: 'Buyers come',
          text: 'Open homes, private visits, and a call from us after each.',
        },
        {
          when: 'Settlement',
          title: 'The keys change hands',
          text: 'We stay with you through the contract, the final inspection and the day itself.',
        },
      ],
    }),
    features({
      text: 'What your campaign includes',
      tone: 'sand',
      items: [
        {
          icon: 'camera',
          text: 'Pictures worth a second look',
          note: 'A photographer, a floor plan, and daylight.',
        },
        {
          icon: 'globe',
          text: 'Every portal that matters',
          note: 'And our own buyers, who find out first.',
        },
        { icon: 'document', text: 'Papers ready from day one', note: 'So that nobody waits for a contract.' },
        { icon: 'calendar', text: 'Open homes when buyers can come', note: 'Evenings too, where it helps.' },
        { icon: 'chart', text: 'A report each week', note: 'Visits, comments and what we would change.' },
        {
          icon: 'handshake',
          text: 'A hard-working negotiator',
          note: 'The same person who walked through with you.',
        },
      ],
    }),
    block('recent-sales', { title: 'Recently sold', count: 3 }),
    numbers({
      counters: [
        { to: 24, title: 'days on the market, on average' },
        { to: 98, after: '%', title: 'of asking prices reached' },
        { to: 250, after: '+', title: 'homes sold last year' },
      ],
    }),
    testimonials({
      text: 'What sellers say',
      quotes: [
        {
          quote:
            'Paste here what a seller wrote to you, in their own words. Two or three sentences are read most.',
          author: 'A seller’s name',
          about: 'Sold at auction in your suburb',
        },
        {
          quote:
            'Choose words that say something particular: the price against the estimate, the calls, the calm.',
          author: 'Another seller’s name',
          about: 'Sold privately in your suburb',
        },
      ],
    }),
    fees({
      text: 'What it costs',
      about: 'Agreed in writing before anything begins. There is nothing else to pay.',
      look: 'table',
      tone: 'sand',
      note: 'All fees include GST. Put in what you charge, or take this section out.',
      plans: [
        fee('Commission', '1.9%', 'of the sale price', 'Due at settlement, out of the deposit.'),
        fee(
          'Marketing',
          'from $4,500',
          '',
          'Photographs, floor plan, portals, board. You choose what is in it.',
        ),
        fee('Auctioneer', '$660', '', 'Only where you sell by auction.'),
      ],
    }),
    questions({
      text: 'Sellers ask us',
      about: 'Something else on your mind? Call us, or write.',
      items: [
        {
          question: 'Should I renovate before I sell?',
          answer:
            'Seldom, and never before we have looked. Paint, light and a tidy garden bring back more than they cost; kitchens rarely do.',
        },
        {
          question: 'Auction or private treaty?',
          answer:
            'It depends on the home and on who is looking. We explain both and tell you which we would choose, and why.',
        },
        {
          question: 'What happens if it does not sell?',
          answer:
            'We sit down after three weeks with what buyers told us, and decide together. You can stop at the end of the agreed time.',
        },
        {
          question: 'When do I pay your fee?',
          answer: 'At settlement, out of the deposit. Marketing is paid as we agree in writing.',
        },
      ],
    }),
    appraisalCall({
      text: 'Find out what your home is worth',
      about:
        'Tell us where it is. A local agent comes, looks at it with you and tells you what it would sell for.',
      points: [
        'Free, with no obligation',
        'The recent sales behind our price, on paper',
        'What is worth doing before a sale, and what is not',
      ],
      box: { anchor: 'appraisal' },
    }),
  ],
});

function fee(name: string, price: string, per: string, note: string) {
  return { name, price, per, note, included: '', button: '', link: null, highlighted: false, badge: '' };
}
