import type { Field } from 'payload';
import { choice, number, rule, seconds } from './parts.ts';
import { checkSelector } from './selector.ts';

/** The triggers of a popup. */
export const whenFields: Field[] = [
  {
    name: 'triggers',
    type: 'group',
    label: 'Open automatically',
    admin: {
      description:
        'The first trigger opens the popup, once per page. Without triggers it opens only from links and buttons.',
      hideGutter: true,
    },
    fields: [
      ...rule({
        name: 'pageLoad',
        label: 'On page load',
        details: [seconds({ name: 'pageLoadDelay', label: 'After (seconds)', defaultValue: 5 })],
      }),
      ...rule({
        name: 'scrolling',
        label: 'On scroll',
        details: [
          choice({
            name: 'scrollingDirection',
            label: 'Direction',
            options: { down: 'Down', up: 'Up' },
            defaultValue: 'down',
          }),
          number({
            name: 'scrollingOffset',
            label: 'Scrolled (%)',
            min: 0,
            max: 100,
            defaultValue: 50,
            description: 'For scrolling down. Scrolling up opens it immediately.',
          }),
        ],
      }),
      ...rule({
        name: 'scrollingTo',
        label: 'On scroll to element',
        details: [
          (when) => ({
            name: 'scrollingToSelector',
            type: 'text',
            label: 'CSS selector',
            admin: {
              placeholder: '#offer',
              description:
                '# and the anchor that a block has under Advanced. Where a page has no such part, nothing happens.',
              condition: (_data, siblings) => when(siblings),
            },
            validate: (value: unknown) =>
              value ? checkSelector(value) : 'Enter a selector, such as #offer, or turn this trigger off.',
          }),
        ],
      }),
      ...rule({
        name: 'click',
        label: 'On click',
        details: [
          number({ name: 'clickTimes', label: 'Number of clicks', min: 1, max: 100, defaultValue: 1 }),
        ],
      }),
      ...rule({
        name: 'inactivity',
        label: 'After inactivity',
        details: [seconds({ name: 'inactivityTime', label: 'After (seconds)', defaultValue: 30 })],
      }),
      ...rule({
        name: 'exitIntent',
        label: 'On page exit intent',
        description: 'Not available on phones and tablets.',
      }),
      ...rule({
        name: 'adblockDetection',
        label: 'Ad blocker detection',
        details: [
          seconds({
            name: 'adblockDetectionDelay',
            label: 'Check after (seconds)',
            defaultValue: 1,
          }),
        ],
      }),
    ],
  },
  {
    name: 'openSelector',
    type: 'text',
    label: 'Open on click of',
    admin: {
      placeholder: '.open-offer',
      description: 'CSS selector. For block buttons and links, choose the popup as the link instead.',
    },
    validate: checkSelector,
  },
];
