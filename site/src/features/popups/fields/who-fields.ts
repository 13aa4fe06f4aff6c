import type { Field } from 'payload';
import { DAY_AND_TIME_IN_ZONE } from '#site/server/admin-dates.ts';
import { SITE_ZONE, TIME_ZONES } from '#site/ui/admin/time-zones.ts';
import { choice, choices, number, optionsOf, rule } from './parts.ts';
import { checkPattern } from './pattern.ts';

/** The visitors, frequency and schedule of a popup. */
export const whoFields: Field[] = [
  {
    name: 'rules',
    type: 'group',
    label: 'Show only if all are met',
    admin: {
      description: 'All rules must be met for the popup to open by itself. Links and buttons always open it.',
      hideGutter: true,
    },
    fields: [
      ...rule({
        name: 'times',
        label: 'Frequency limit',
        description: 'Per visitor and browser.',
        details: [
          number({ name: 'timesTimes', label: 'Times', min: 1, max: 1000, defaultValue: 1 }),
          choice({
            name: 'timesPeriod',
            label: 'Per',
            options: {
              ever: 'Ever',
              session: 'Visit',
              day: 'Day',
              week: 'Week',
              month: 'Month',
            },
            defaultValue: 'week',
          }),
          choice({
            name: 'timesCount',
            label: 'Count on',
            options: { open: 'Open', close: 'Close' },
            defaultValue: 'open',
          }),
        ],
      }),
      ...rule({
        name: 'pageViews',
        label: 'After a number of page views',
        details: [
          number({
            name: 'pageViewsViews',
            label: 'Page views',
            min: 1,
            max: 1000,
            defaultValue: 3,
            description: 'Counted from the first page where the popup can open.',
          }),
        ],
      }),
      ...rule({
        name: 'sessions',
        label: 'After a number of sessions',
        details: [
          number({
            name: 'sessionsSessions',
            label: 'Sessions',
            min: 1,
            max: 1000,
            defaultValue: 2,
            description: 'A session ends when the browser tab is closed.',
          }),
        ],
      }),
      ...rule({
        name: 'url',
        label: 'By URL',
        details: [
          choice({
            name: 'urlAction',
            label: 'Action',
            options: { show: 'Show on match', hide: 'Hide on match' },
            defaultValue: 'show',
          }),
          choice({
            name: 'urlOf',
            label: 'URL to check',
            options: { referrer: 'Referrer', page: 'Current page' },
            defaultValue: 'referrer',
          }),
          choice({
            name: 'urlMatch',
            label: 'Match',
            options: { exact: 'Exact', contains: 'Contains', regex: 'Regular expression' },
            defaultValue: 'contains',
          }),
          (when) => ({
            name: 'urlUrl',
            type: 'text',
            label: 'URL or part of it',
            maxLength: 500,
            admin: {
              placeholder: 'utm_source=letter',
              description: 'Full addresses start with https://.',
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
            label: 'By traffic source',
            options: {
              search: 'Search engines (Google, Yahoo, Bing, Yandex, Baidu)',
              external: 'Other websites and direct visits',
              internal: 'This website',
            },
            description: 'Leave empty for all.',
          }),
          choices({
            name: 'devices',
            label: 'Devices',
            options: {
              desktop: 'Computers (1024 px and wider)',
              tablet: 'Tablets (768 to 1023 px)',
              mobile: 'Phones (under 768 px)',
            },
            description: 'Leave empty for all. Based on the window width.',
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
            description: 'Leave empty for all.',
          }),
        ],
      },
      choice({
        name: 'loggedIn',
        label: 'Signed-in visitors',
        options: { show: 'Show', hide: 'Hide' },
        defaultValue: 'show',
      })(),
      {
        type: 'collapsible',
        label: 'Schedule',
        fields: [
          choice({
            name: 'scheduleZone',
            label: 'Time zone',
            options: {
              site: 'Website time zone',
              visitor: 'Visitor’s time zone',
            },
            defaultValue: 'site',
          })(),
          {
            type: 'row',
            fields: [
              moment({ name: 'scheduleStart', label: 'From', description: 'Leave empty to start now.' }),
              moment({
                name: 'scheduleEnd',
                label: 'Until',
                description: 'Leave empty for no end date.',
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
    admin: { description, date: DAY_AND_TIME_IN_ZONE, width: '50%' },
    timezone: { defaultTimezone: SITE_ZONE, supportedTimezones: optionsOf(TIME_ZONES) },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      const { scheduleStart } = (siblingData ?? {}) as { scheduleStart?: string | null };
      if (name === 'scheduleStart' || !value || !scheduleStart) return true;
      return Date.parse(String(value)) > Date.parse(scheduleStart) || 'The end must be after the start.';
    },
  };
}
