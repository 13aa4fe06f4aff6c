import { type Draft, section } from '../starter.ts';
import {
  band,
  block,
  buttons,
  type Chosen,
  headed,
  heading,
  lead,
  sideBySide,
  textBlock,
  type Way,
} from '../write.ts';

type Tone = 'paper' | 'sand' | 'brand' | 'accent';

/** The last band of a page: a question and its answer, on a dark background or a picture. */
export const callToAction = ({
  text,
  about,
  ways,
  image = null,
}: {
  text: string;
  about: string;
  ways: Way[];
  image?: Chosen;
}): Draft =>
  band({
    tone: 'brand',
    space: { base: 'large', mobile: 'normal' },
    ...(image
      ? { background: 'image', image, overlay: 'brand-deep', overlayOpacity: 90, shade: 'side' }
      : {}),
    content: [
      heading({ text, size: { base: '4xl', tablet: '3xl', mobile: '2xl' } }),
      lead(about),
      buttons(ways),
    ],
  });

/** Text about appraisals with the form beside it. */
export const appraisalCall = ({
  text,
  about,
  points,
  form = 'sales-appraisal',
  tone = 'sand',
  formTitle = 'Request your appraisal',
  ...more
}: {
  text: string;
  about: string;
  points: string[];
  form?: string;
  tone?: Tone;
  formTitle?: string;
} & Record<string, unknown>): Draft =>
  band({
    ...more,
    tone,
    content: [
      sideBySide({
        left: [
          heading({ text }),
          textBlock(about),
          block('icon-list', {
            items: points.map((point) => ({ icon: 'check', text: point, note: '', link: null })),
          }),
        ],
        right: [
          block('lead-form', {
            form,
            title: formTitle,
            look: 'inline',
            text: 'It takes two minutes.',
            band: 'none',
          }),
        ],
        first: 42,
        align: 'start',
      }),
    ],
  });

/** What the agency's services cost. */
export const fees = ({
  text,
  about,
  plans,
  note = 'All fees include GST.',
  look = 'cards',
  tone = 'paper',
}: {
  text: string;
  about: string;
  plans?: Record<string, unknown>[];
  note?: string;
  look?: 'cards' | 'table';
  tone?: Tone;
}): Draft =>
  band({
    tone,
    content: [...headed({ text, about }), block('pricing', { look, note, ...(plans ? { plans } : {}) })],
  });

/** A suburb in figures, of the agency's own listings. */
export const suburbNumbers = ({
  text,
  about,
  suburb,
  tone = 'paper',
}: {
  text: string;
  about: string;
  suburb: string;
  tone?: 'paper' | 'sand' | 'accent';
}): Draft => block('suburb-facts', { title: text, text: about, suburb, band: tone });

export const formsAndFacts = [
  section({
    name: 'Call to action',
    about: 'A dark band with a question and two buttons.',
    content: [
      callToAction({
        text: 'What’s your home worth?',
        about:
          'A local agent will inspect it with you and tell you what it could sell for. It’s free, with no obligation.',
        ways: [{ label: 'Request an appraisal', href: '/forms/sales-appraisal', look: 'light' }],
      }),
    ],
  }),
  section({
    name: 'Appraisal, with the form',
    about: 'What an appraisal gives, and the form beside it.',
    content: [
      appraisalCall({
        text: 'Find out what your home is worth',
        about:
          'Tell us where it is. A local agent comes, looks at it with you and tells you what it would sell for.',
        points: [
          'Free, with no obligation',
          'The recent sales behind our price, on paper',
          'What is worth doing before a sale, and what is not',
        ],
      }),
    ],
  }),
  section({
    name: 'Fees',
    about: 'Prices as cards. Put in what you charge.',
    content: [
      fees({
        text: 'What it costs',
        about: 'Agreed in writing before anything begins. There is nothing else to pay.',
      }),
    ],
  }),
  section({
    name: 'A suburb in figures',
    about: 'How many homes, and what they cost, of your own listings. Name the suburb.',
    content: [
      suburbNumbers({
        text: 'The suburb in figures',
        about: 'What is on the market with us today, and what it sold for.',
        suburb: '',
      }),
    ],
  }),
  section({
    name: 'Newsletter',
    about: 'New homes by email, with the sign-up form.',
    content: [
      block('newsletter', {
        title: 'Be the first to know',
        text: 'New homes and open homes once a week. Unsubscribe at any time.',
      }),
    ],
  }),
];
