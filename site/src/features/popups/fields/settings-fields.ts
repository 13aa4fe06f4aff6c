import type { Field } from 'payload';
import { ENTRANCES } from '#site/ui/entrances.ts';
import { choice, number, rule, seconds } from './parts.ts';

/** Width in px. On narrower screens a popup is as wide as the window. */
export const WIDTHS = { min: 200, max: 1600, normal: 640 };

/** By their names in ui/dialog; start is left in left-to-right text. After them the entrances that blocks have. */
export const ANIMATIONS: Record<string, string> = {
  none: 'None',
  fade: 'Fade',
  zoom: 'Zoom',
  'slide-top': 'Slide from top',
  'slide-bottom': 'Slide from bottom',
  'slide-start': 'Slide from left',
  'slide-end': 'Slide from right',
  ...Object.fromEntries(
    Object.entries(ENTRANCES).flatMap(([name, { label }]) => (name === 'none' ? [] : [[name, label]])),
  ),
};

/** Layout, animation and closing of a popup. */
export const settingsFields: Field[] = [
  {
    name: 'settings',
    type: 'group',
    label: false,
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          choice({
            name: 'place',
            label: 'Position',
            options: {
              center: 'Centre',
              top: 'Top',
              bottom: 'Bottom',
              left: 'Left side',
              right: 'Right side',
              'bottom-left': 'Bottom left corner',
              'bottom-right': 'Bottom right corner',
            },
            defaultValue: 'center',
          })(),
          number({
            name: 'width',
            label: 'Width (px)',
            min: WIDTHS.min,
            max: WIDTHS.max,
            defaultValue: WIDTHS.normal,
            description: 'Limited to the screen width.',
          })(),
        ],
      },
      {
        name: 'overlay',
        type: 'checkbox',
        label: 'Overlay',
        defaultValue: true,
        admin: {
          description: 'Darkens and blocks the page while the popup is open.',
        },
      },
      {
        name: 'preventScroll',
        type: 'checkbox',
        label: 'Prevent page scrolling',
        defaultValue: false,
      },
      {
        type: 'collapsible',
        label: 'Closing',
        fields: [
          ...rule({
            name: 'closeButton',
            label: 'Show close button',
            defaultValue: true,
            details: [
              choice({
                name: 'closeButtonPosition',
                label: 'Position',
                options: { inside: 'Inside', outside: 'Outside' },
                defaultValue: 'inside',
              }),
              seconds({
                name: 'closeButtonDelay',
                label: 'Show close button after (seconds)',
                defaultValue: 0,
              }),
            ],
          }),
          seconds({
            name: 'closeAutomatically',
            label: 'Close automatically after (seconds)',
            description: 'Leave empty to keep it open. Allow enough time for screen reader users.',
          })(),
          {
            name: 'preventCloseOnBackgroundClick',
            type: 'checkbox',
            label: 'Prevent closing on overlay click',
            defaultValue: false,
          },
          {
            name: 'preventCloseOnEsc',
            type: 'checkbox',
            label: 'Prevent closing on Esc key',
            defaultValue: false,
            validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
              const { closeButton } = (siblingData ?? {}) as { closeButton?: boolean };
              return (
                !value ||
                closeButton === true ||
                'Keep one way to close the popup by keyboard: the button or the Esc key.'
              );
            },
          },
        ],
      },
      {
        type: 'collapsible',
        label: 'Animation',
        admin: { description: 'Not shown to visitors who prefer reduced motion.' },
        fields: [
          {
            type: 'row',
            fields: [
              choice({
                name: 'entranceAnimation',
                label: 'Entrance animation',
                options: ANIMATIONS,
                defaultValue: 'fade',
              })(),
              choice({
                name: 'exitAnimation',
                label: 'Exit animation (reversed)',
                options: ANIMATIONS,
                defaultValue: 'fade',
              })(),
              number({
                name: 'entranceDuration',
                label: 'Duration (seconds)',
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
        label: 'Keep keyboard focus inside',
        defaultValue: true,
        admin: { description: 'Turn off only for small notices beside the page.' },
      },
      {
        name: 'avoidMultiple',
        type: 'checkbox',
        label: 'Avoid multiple popups per page',
        defaultValue: true,
      },
      {
        name: 'classes',
        type: 'text',
        label: 'CSS classes',
        maxLength: 200,
        admin: { description: 'For tag managers and style sheets. Separate with spaces.' },
        validate: (value: unknown) =>
          !value ||
          String(value).trim().split(/\s+/).every(isClass) ||
          'Use letters, digits, - and _, separated by spaces.',
      },
    ],
  },
];

export const isClass = (name: string): boolean => /^-?[a-z_][\w-]{0,59}$/i.test(name);
