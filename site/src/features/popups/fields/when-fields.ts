import type { Field } from 'payload';
import { choice, number, rule, seconds } from './parts.ts';
import { checkSelector } from './selector.ts';

/** What makes a popup open. */
export const whenFields: Field[] = [
  {
    name: 'triggers',
    type: 'group',
    label: 'It opens by itself …',
    admin: {
      description:
        'Whichever happens first opens it, once on each page. With none of these it opens by links and buttons alone.',
      hideGutter: true,
    },
    fields: [
      ...rule({
        name: 'pageLoad',
        label: 'After the page has opened',
        details: [seconds({ name: 'pageLoadDelay', label: 'After, seconds', defaultValue: 5 })],
      }),
      ...rule({
        name: 'scrolling',
        label: 'On scrolling',
        details: [
          choice({
            name: 'scrollingDirection',
            label: 'Direction',
            options: { down: 'Down', up: 'Up' },
            defaultValue: 'down',
          }),
          number({
            name: 'scrollingOffset',
            label: 'How much of the page, %',
            min: 0,
            max: 100,
            defaultValue: 50,
            description: 'For downwards. Upwards it opens at the first move.',
          }),
        ],
      }),
      ...rule({
        name: 'scrollingTo',
        label: 'When a part of the page comes into sight',
        details: [
          (when) => ({
            name: 'scrollingToSelector',
            type: 'text',
            label: 'CSS selector of that part',
            admin: {
              placeholder: '#offer',
              description:
                '# and the anchor that a block has under Advanced. Where a page has no such part, nothing happens.',
              condition: (_data, siblings) => when(siblings),
            },
            validate: (value: unknown) =>
              value ? checkSelector(value) : 'Write which part, such as #offer, or switch this off.',
          }),
        ],
      }),
      ...rule({
        name: 'click',
        label: 'After clicks anywhere on the page',
        details: [number({ name: 'clickTimes', label: 'Clicks', min: 1, max: 100, defaultValue: 1 })],
      }),
      ...rule({
        name: 'inactivity',
        label: 'When the visitor does nothing for a while',
        details: [seconds({ name: 'inactivityTime', label: 'For, seconds', defaultValue: 30 })],
      }),
      ...rule({
        name: 'exitIntent',
        label: 'When the pointer leaves the page at the top, as if to go',
        description: 'Phones and tablets have no pointer, so it does not open there this way.',
      }),
      ...rule({
        name: 'adblockDetection',
        label: 'When the browser blocks advertisements',
        details: [
          seconds({
            name: 'adblockDetectionDelay',
            label: 'Looked at after, seconds',
            defaultValue: 1,
          }),
        ],
      }),
    ],
  },
  {
    name: 'openSelector',
    type: 'text',
    label: 'Also on a click on',
    admin: {
      placeholder: '.open-offer',
      description:
        'A CSS selector. For buttons and links of blocks, choose the popup as their link instead: that works on every page.',
    },
    validate: checkSelector,
  },
];
