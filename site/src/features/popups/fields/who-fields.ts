import type { Field } from 'payload';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { SITE_ZONE, TIME_ZONES } from '#site/ui/admin/time-zones.ts';
import { choice, choices, number, optionsOf, rule } from './parts.ts';
import { checkPattern } from './pattern.ts';

/** Who sees a popup, how often, and between which days. */
export const whoFields: Field[] = [
  {
    name: 'rules',
    type: 'group',
    label: 'Only where all of these are true',
    admin: {
      description: 'They hold for opening by itself. A link or button that somebody presses opens it always.',
      hideGutter: true,
    },
    fields: [
      ...rule({
        name: 'times',
        label: 'No more often than',
        description: 'For each visitor, in one browser.',
        details: [
          number({ name: 'timesTimes', label: 'Times', min: 1, max: 1000, defaultValue: 1 }),
          choice({
            name: 'timesPeriod',
            label: 'In',
            options: {
              ever: 'All time',
              session: 'One visit',
              day: 'A day',
              week: 'A week',
              month: 'A month',
            },
            defaultValue: 'week',
          }),
          choice({
            name: 'timesCount',
            label: 'Counted when',
            options: { open: 'It opens', close: 'The visitor closes it' },
            defaultValue: 'open',
          }),
        ],
      }),
      ...rule({
        name: 'pageViews',
        label: 'After some pages',
        details: [
          number({
            name: 'pageViewsViews',
            label: 'Pages',
            min: 1,
            max: 1000,
            defaultValue: 3,
            description: 'Counted from the first page on which the visitor could have met it.',
          }),
        ],
      }),
      ...rule({
        name: 'sessions',
        label: 'After some visits',
        details: [
          number({
            name: 'sessionsSessions',
            label: 'Visits',
            min: 1,
            max: 1000,
            defaultValue: 2,
            description: 'A visit ends when the browser’s tab is closed.',
          }),
        ],
      }),
      ...rule({
        name: 'url',
        label: 'By the address the visitor comes from',
        details: [
          choice({
            name: 'urlAction',
            label: 'What to do',
            options: { show: 'Show it only where it fits', hide: 'Hide it where it fits' },
            defaultValue: 'show',
          }),
          choice({
            name: 'urlOf',
            label: 'Which address',
            options: { referrer: 'The page they come from', page: 'The page they are on' },
            defaultValue: 'referrer',
          }),
          choice({
            name: 'urlMatch',
            label: 'It fits when it',
            options: { exact: 'Is exactly', contains: 'Contains', regex: 'Fits the pattern' },
            defaultValue: 'contains',
          }),
          (when) => ({
            name: 'urlUrl',
            type: 'text',
            label: 'Text',
            maxLength: 500,
            admin: {
              placeholder: 'utm_source=letter',
              description: 'Whole addresses begin with https://. A pattern is a regular expression.',
              condition: (_data, siblings) => when(siblings),
            },
            validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
              checkPattern({ value, match: (siblingData as { urlMatch?: unknown })?.urlMatch }),
          }),
        ],
      }),
      {
        type: 'row',
        fields: [
          choices({
            name: 'sources',
            label: 'Where visitors come from',
            options: {
              search: 'Search engines (Google, Yahoo, Bing, Yandex, Baidu)',
              external: 'Other websites, or typed in',
              internal: 'Another page of this website',
            },
            description: 'None or all three: from anywhere.',
          }),
          choices({
            name: 'devices',
            label: 'Screens',
            options: {
              desktop: 'Computers (1024 px and wider)',
              tablet: 'Tablets (768 to 1023 px)',
              mobile: 'Phones (under 768 px)',
            },
            description: 'None: on all. By the width of the window.',
          }),
          choices({
            name: 'browsers',
            label: 'Browsers',
            options: {
              chrome: 'Chrome',
              edge: 'Edge',
              firefox: 'Firefox',
              safari: 'Safari',
              opera: 'Opera',
              samsung: 'Samsung Internet',
            },
            description: 'None: in all.',
          }),
        ],
      },
      choice({
        name: 'loggedIn',
        label: 'Visitors with an account',
        options: { show: 'See it as everybody does', hide: 'Do not see it while they are signed in' },
        defaultValue: 'show',
      })(),
      {
        type: 'collapsible',
        label: 'Between two days',
        fields: [
          choice({
            name: 'scheduleZone',
            label: 'Whose clock counts',
            options: {
              site: 'One moment for everybody',
              visitor: 'The visitor’s own clock, wherever they are',
            },
            defaultValue: 'site',
          })(),
          {
            type: 'row',
            fields: [
              moment({ name: 'scheduleStart', label: 'From', description: 'Empty: from now on.' }),
              moment({
                name: 'scheduleEnd',
                label: 'Until',
                description: 'Empty: for good.',
              }),
            ],
          },
        ],
      },
    ],
  },
];

function moment({
  name,
  label,
  description,
}: {
  name: 'scheduleStart' | 'scheduleEnd';
  label: string;
  description: string;
}): Field {
  return {
    name,
    type: 'date',
    label,
    admin: { description, date: DAY_AND_TIME, width: '50%' },
    timezone: { defaultTimezone: SITE_ZONE, supportedTimezones: optionsOf(TIME_ZONES) },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      const { scheduleStart } = (siblingData ?? {}) as { scheduleStart?: string | null };
      if (name === 'scheduleStart' || !value || !scheduleStart) return true;
      return (
        Date.parse(String(value)) > Date.parse(scheduleStart) || 'Choose a moment after the one it starts at.'
      );
    },
  };
}
