import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testPublicListing } from '#site/features/listings/public/example-listing.ts';
import { comparedText, type Happened, reportOf } from './report.ts';
import { reportMail } from './report-mail.tsx';
import { ReportView } from './report-view.tsx';
import { mondayOf } from './send-reports.ts';

const TO = '2026-11-29';
const happened: Happened[] = [
  { figure: 'views', day: '2026-11-29', count: 30 },
  { figure: 'views', day: '2026-11-23', count: 5 },
  { figure: 'views', day: '2026-11-22', count: 20 },
  { figure: 'enquiries', day: '2026-11-16', count: 2 },
  { figure: 'visitors', day: '2026-01-10', count: 12 },
];

describe('a report', () => {
  const report = reportOf({ happened, to: TO });

  it('adds up the last seven days, those before them, and all', () => {
    expect(report).toMatchObject({ from: '2026-11-23', to: TO });
    expect(report.week).toEqual({ views: 35, saves: 0, alerts: 0, enquiries: 0, visitors: 0 });
    expect(report.before).toMatchObject({ views: 20, enquiries: 2 });
    expect(report.total).toMatchObject({ views: 55, visitors: 12 });
  });

  it('has eight weeks, oldest first, that end with the same weekday', () => {
    expect(report.weeks.map(({ to, views }) => `${to} ${views}`).slice(-3)).toEqual([
      '2026-11-15 0',
      '2026-11-22 20',
      '2026-11-29 35',
    ]);
    expect(report.weeks).toHaveLength(8);
  });

  const loaded = { listing: testPublicListing(), report, openHomes: [] };

  it('shows each chart as a picture with a text, and the numbers in a table', () => {
    const html = renderToStaticMarkup(<ReportView {...loaded} />);
    expect(html).toContain('aria-label="Page views a week: 0, 0, 0, 0, 0, 0, 20, 35"');
    expect(html).toContain('<caption');
    expect(html).toContain('15 more than the week before');
    expect(html).toContain('There has been no open home yet.');
  });

  it('is sent with the figures of the week, its link, and the way to stop', () => {
    const mail = reportMail({
      loaded,
      href: 'https://harbour.example/vendor-report?t=a.b',
      stopHref: 'https://harbour.example/vendor-report/stop?t=c.d',
      agency: { name: 'Harbour Homes', postal: '1 Wharf Road' },
      siteUrl: 'https://harbour.example',
    });
    for (const whole of [mail.text, mail.html]) {
      expect(whole).toContain('Page views: 35 (15 more than the week before)');
      expect(whole).toContain('https://harbour.example/vendor-report?t=a.b');
      expect(whole).toContain('https://harbour.example/vendor-report/stop?t=c.d');
    }
  });
});

it.each([
  [5, 5, 'as in the week before'],
  [1, 3, '2 fewer than the week before'],
  [1200, 0, '1,200 more than the week before'],
])('%d after %d is “%s”', (now, before, text) => expect(comparedText(now, before)).toBe(text));

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
