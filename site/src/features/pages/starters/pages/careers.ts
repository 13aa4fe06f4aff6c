import { callToAction } from '../sections/forms-and-facts.ts';
import { plainOpening } from '../sections/openings.ts';
import { questions, team } from '../sections/people-and-proof.ts';
import { features, pictureAndText } from '../sections/text-and-pictures.ts';
import { page } from '../starter.ts';
import { band, block, headed } from '../write.ts';

/** For people who want to work at the agency. */
export const careers = page({
  name: 'Careers',
  about: 'Why work with you, which places are open, how to apply, and who the colleagues are.',
  content: [
    plainOpening({
      eyebrow: 'Work with us',
      text: 'Good at people?\nCome and work with us',
      about: 'Say what you look for in somebody, and what you teach them yourselves.',
      ways: [{ label: 'See what is open', href: '#open', look: 'accent' }],
      tone: 'brand',
    }),
    pictureAndText({
      eyebrow: 'What it is like',
      text: 'A trade you can learn, from people who like it',
      about: [
        'Describe an ordinary week: who sits next to whom, what happens on Saturday, when everybody goes home.',
        'Then say how somebody new starts: with whom, for how long, and what they may do alone after three months.',
      ],
    }),
    features({
      text: 'What you get',
      tone: 'sand',
      items: [
        {
          icon: 'people',
          text: 'Somebody beside you',
          note: 'Each newcomer has a colleague for the first half year.',
        },
        { icon: 'school', text: 'Your licence, paid', note: 'Course, exam, and the time to learn for it.' },
        { icon: 'dollar', text: 'A wage, not only a share', note: 'So that a slow month is not a bad one.' },
        { icon: 'calendar', text: 'Two Saturdays off a month', note: 'Planned with you, six weeks ahead.' },
        { icon: 'car', text: 'A car and a telephone', note: 'Or the money for yours.' },
        { icon: 'trend', text: 'A way up', note: 'Most of our principals began at the front desk.' },
      ],
    }),
    band({
      box: { anchor: 'open' },
      content: [
        ...headed({ text: 'Open places', about: 'Not the right one? Contact us anyway.' }),
        block('accordion', {
          mode: 'toggle',
          items: [
            {
              title: 'Sales associate, full time',
              icon: '',
              text: '<p>Say what they will do, what they need to bring, and what you pay. Name the person to ask.</p>',
              open: true,
            },
            {
              title: 'Property manager, full or part time',
              icon: '',
              text: '<p>Say how many homes one person looks after here, and who helps when it is too much.</p>',
              open: false,
            },
            {
              title: 'Front desk, weekends',
              icon: '',
              text: '<p>A good first step for students and for people coming back to work.</p>',
              open: false,
            },
          ],
        }),
      ],
    }),
    team({
      text: 'Your colleagues',
      tone: 'sand',
      way: { label: 'Meet the team', href: '/agents' },
      count: 8,
    }),
    questions({
      text: 'Before you write',
      items: [
        {
          question: 'Do I need experience?',
          answer: 'For some places, and we say so there. For the others we would rather teach you ourselves.',
        },
        {
          question: 'What should I send?',
          answer: 'A page about you, and two sentences on why you want to do this. No portrait, no folder.',
        },
        { question: 'When do I hear back?', answer: 'Within a week, whatever the answer.' },
      ],
    }),
    callToAction({
      text: 'Tell us about yourself',
      about: 'A few lines are enough. Somebody you would work with reads them.',
      ways: [{ label: 'Contact us', href: '/forms/contact-agency', look: 'light' }],
    }),
  ],
});
