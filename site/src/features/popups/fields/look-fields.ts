import type { Field } from 'payload';
import { choice, number, rule, seconds } from './parts.ts';

/** px. Narrower screens than a phone's are nobody's; what is wider than the window is as wide as the window. */
export const WIDTHS = { min: 200, max: 1600, normal: 640 };

/** By their names in ui/window; start is left where text runs from left to right. */
export const ANIMATIONS = {
  none: 'No movement',
  fade: 'Fading',
  zoom: 'Growing',
  'slide-top': 'Sliding from the top',
  'slide-bottom': 'Sliding from the bottom',
  'slide-start': 'Sliding from the left',
  'slide-end': 'Sliding from the right',
};

/** How a popup looks, comes, goes and can be closed. */
export const lookFields: Field[] = [
  {
    name: 'look',
    type: 'group',
    label: false,
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          choice({
            name: 'place',
            label: 'Where it stands',
            options: {
              center: 'In the middle',
              top: 'Along the top',
              bottom: 'Along the bottom',
              left: 'Along the left side',
              right: 'Along the right side',
              'bottom-left': 'In the lower left corner',
              'bottom-right': 'In the lower right corner',
            },
            defaultValue: 'center',
          })(),
          number({
            name: 'width',
            label: 'Width, pixels',
            min: WIDTHS.min,
            max: WIDTHS.max,
            defaultValue: WIDTHS.normal,
            description: 'Never wider than the screen.',
          })(),
        ],
      },
      {
        name: 'overlay',
        type: 'checkbox',
        label: 'Darken the page behind it',
        defaultValue: true,
        admin: {
          description: 'The page cannot be used while it is open. Leave it out for a quiet note in a corner.',
        },
      },
      {
        name: 'preventScroll',
        type: 'checkbox',
        label: 'The page behind it does not scroll',
        defaultValue: false,
      },
      {
        type: 'collapsible',
        label: 'Closing',
        fields: [
          ...rule({
            name: 'closeButton',
            label: 'A close button',
            defaultValue: true,
            details: [
              choice({
                name: 'closeButtonPosition',
                label: 'Where',
                options: { inside: 'Inside', outside: 'Outside, at the corner' },
                defaultValue: 'inside',
              }),
              seconds({ name: 'closeButtonDelay', label: 'Appears after, seconds', defaultValue: 0 }),
            ],
          }),
          seconds({
            name: 'closeAutomatically',
            label: 'Closes by itself after, seconds',
            description:
              'Empty: it stays. Give people time to read it: those who use a screen reader need longer.',
          })(),
          {
            name: 'preventCloseOnBackgroundClick',
            type: 'checkbox',
            label: 'A press beside it does not close it',
            defaultValue: false,
          },
          {
            name: 'preventCloseOnEsc',
            type: 'checkbox',
            label: 'The Esc key does not close it',
            defaultValue: false,
            validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
              const { closeButton } = (siblingData ?? {}) as { closeButton?: boolean };
              return (
                !value ||
                closeButton === true ||
                'Leave one way to close it by keyboard: the button or the Esc key.'
              );
            },
          },
        ],
      },
      {
        type: 'collapsible',
        label: 'Movement',
        admin: { description: 'Visitors who want less motion see none.' },
        fields: [
          {
            type: 'row',
            fields: [
              choice({
                name: 'entranceAnimation',
                label: 'Comes',
                options: ANIMATIONS,
                defaultValue: 'fade',
              })(),
              choice({
                name: 'exitAnimation',
                label: 'Goes, the same way back',
                options: ANIMATIONS,
                defaultValue: 'fade',
              })(),
              number({
                name: 'entranceDuration',
                label: 'Takes, seconds',
                min: 0,
                max: 5,
                defaultValue: 0.3,
                isWhole: false,
              })(),
            ],
          },
        ],
      },
      {
        name: 'a11yNavigation',
        type: 'checkbox',
        label: 'Keyboard and screen readers stay within it while it is open',
        defaultValue: true,
        admin: { description: 'Leave this on, but for a small note beside the page.' },
      },
      {
        name: 'avoidMultiple',
        type: 'checkbox',
        label: 'Not after another popup on the same page',
        defaultValue: true,
      },
      {
        name: 'classes',
        type: 'text',
        label: 'CSS classes',
        maxLength: 200,
        admin: { description: 'For tag managers and stylesheets, divided by spaces.' },
        validate: (value: unknown) =>
          !value ||
          String(value).trim().split(/\s+/).every(isClass) ||
          'Write names of letters, digits, - and _, divided by spaces.',
      },
    ],
  },
];

export const isClass = (name: string): boolean => /^-?[a-z_][\w-]{0,59}$/i.test(name);
