import { appraisalCall, suburbNumbers } from '../sections/forms-and-facts.ts';
import { plainOpening } from '../sections/openings.ts';
import { questions } from '../sections/people-and-proof.ts';
import { features, pictureAndText } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { block } from '../write.ts';

/** One suburb: what living there is like, what homes cost, what is on the market. */
export const suburbProfile = page({
  name: 'Suburb profile',
  about:
    'One suburb: its feel, its prices, homes for sale and sold. Name it in the blocks of figures and sales.',
  content: [
    plainOpening({
      eyebrow: 'Suburb profile',
      text: 'Living in your suburb',
      about: 'Say in two sentences what it feels like on a Saturday morning, and who comes to live here.',
      ways: [
        { label: 'Homes for sale', href: '/buy' },
        { label: 'What is mine worth?', href: '#appraisal', look: 'outline' },
      ],
    }),
    suburbNumbers({
      text: 'The suburb in figures',
      about: 'What is on the market with us today, and what homes sold for.',
      suburb: '',
    }),
    pictureAndText({
      eyebrow: 'Around here',
      text: 'Streets, shops and Saturdays',
      about: [
        'Name the main street and what people do there. The baker with the queue says more than “vibrant”.',
        'Then the houses: what was built when, which streets are quiet, and where the light comes from.',
        'And what is changing: the school, the line, the old factory.',
      ],
      tone: 'sand',
    }),
    features({
      text: 'Good to know',
      items: [
        {
          icon: 'train',
          text: 'Getting around',
          note: 'The station, the bus, and minutes to the city at eight in the morning.',
        },
        { icon: 'school', text: 'Schools', note: 'Which there are, and where their lines run.' },
        { icon: 'tree', text: 'Parks and water', note: 'Where people walk the dog and where children swim.' },
        {
          icon: 'building',
          text: 'What is built',
          note: 'Terraces, cottages, flats: what most homes here are.',
        },
        { icon: 'people', text: 'Who lives here', note: 'And who moves in today.' },
        { icon: 'trend', text: 'Where prices go', note: 'In your words, and only what your own sales show.' },
      ],
    }),
    block('listing-grid', {
      title: 'On the market today',
      channel: 'buy',
      count: 3,
      linkLabel: 'All properties for sale',
      band: 'sand',
    }),
    block('recent-sales', {
      title: 'Sold nearby',
      text: 'What we sold last.',
      of: 'all',
      count: 8,
      look: 'list',
    }),
    questions({
      text: 'People ask us about it',
      tone: 'sand',
      items: [
        {
          question: 'Is parking hard?',
          answer: 'Say it as it is: which streets have permits, and what a parking space adds to a price.',
        },
        {
          question: 'What may I change on an old house?',
          answer: 'Name the heritage area, and where on the council’s website its rules stand.',
        },
        {
          question: 'How fast do homes sell here?',
          answer: 'Give your own figure, and what it depends on.',
        },
      ],
    }),
    appraisalCall({
      text: 'You own here?',
      about: 'Find out what your home would sell for today. A local agent comes and looks at it with you.',
      points: ['Free, with no obligation', 'The sales of your own street, on paper'],
      tone: 'accent',
      box: { anchor: 'appraisal' },
    }),
  ],
});
