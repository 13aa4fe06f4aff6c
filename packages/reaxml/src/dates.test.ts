import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay, parseFeedDate, parseMoment } from './dates.ts';
import { remember } from './testing/read-listing.ts';

describe('dates', () => {
  test.each([
    ['2009-01-31', '2009-01-31T00:00:00'],
    ['2009-01-31-12:30', '2009-01-31T12:30:00'],
    ['2009-01-31-12:30:45', '2009-01-31T12:30:45'],
    ['2009-01-31T12:30', '2009-01-31T12:30:00'],
    ['2009-01-31T12:30:45', '2009-01-31T12:30:45'],
    ['20090131', '2009-01-31T00:00:00'],
    ['20090131-1230', '2009-01-31T12:30:00'],
    ['20090131-123045', '2009-01-31T12:30:45'],
    ['20090131T1230', '2009-01-31T12:30:00'],
    ['20090131T123045', '2009-01-31T12:30:45'],
    ['2016-05-21T9:33:49', '2016-05-21T09:33:49'],
    ['2016-05-26-9:41:29', '2016-05-26T09:41:29'],
    ['2015-12-15-01:18:52PM', '2015-12-15T13:18:52'],
    ['2015-12-15-12:18:52am', '2015-12-15T00:18:52'],
    ['2016-10-05-0:00:00', '2016-10-05T00:00:00'],
    ['2009-01-01-12:30:', '2009-01-01T12:30:00'],
    [' 2009-01-10 12:30:00 ', '2009-01-10T12:30:00'],
    ['2026-01-10T12:30:00.123', '2026-01-10T12:30:00'],
    ['2026-01-10T12:30:00.123+10:30', '2026-01-10T12:30:00'],
    ['2024-02-29', '2024-02-29T00:00:00'],
  ])('%s', (text, local) => expect(parseFeedDate(text)).toMatchObject({ kind: 'date', local }));

  test.each([
    '',
    ' ',
    '0000-00-00',
    '0000-00-00-00:00',
    '0000-00-00-00:00:00',
    '0000-00-00T00:00:00',
    '0001-01-01T00:00:00',
  ])('"%s" is none', (text) => expect(parseFeedDate(text)).toEqual({ kind: 'none' }));

  test.each([
    '2016-02-1112:50:05',
    'REPLACE-THIS-VALUE',
    '2023-02-29',
    '2023-13-01',
    '2023-01-01-25:00',
    '2023-01-01-10:60',
    '31/12/2023',
    'Now',
    '1023-01-01',
  ])('"%s" is garbage', (text) => expect(parseFeedDate(text)).toEqual({ kind: 'garbage' }));

  test.each([
    ['Z', 0],
    ['+10:00', 600],
    ['-0330', -210],
  ])('offset %s', (offset, offsetMinutes) =>
    expect(parseFeedDate(`2026-01-10T12:30:00${offset}`)).toMatchObject({ offsetMinutes }),
  );

  test('reports an unreadable date with its text and leaves it empty', () => {
    const { report, problems } = remember();
    expect(parseDay({ text: 'soon', report, element: 'dateAvailable' })).toBeNull();
    expect(problems).toMatchObject([{ code: 'bad-date', element: 'dateAvailable', text: 'soon' }]);
  });

  test('converts a time with an offset to the time zone of the property', () => {
    const moment = (text: string) =>
      parseMoment({ text, report: remember().report, element: 'auction', zone: 'Australia/Perth' });
    expect(moment('2026-11-07T01:00:00Z')).toEqual({ date: '2026-11-07', time: '09:00' });
    expect(moment('2026-11-07T11:00:00')).toEqual({ date: '2026-11-07', time: '11:00' });
    expect(moment('2026-11-07')).toEqual({ date: '2026-11-07' });
  });

  test('reads back every minute of two centuries, and never throws on anything else', () => {
    const minute = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T23:59:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(minute, (date) => {
        const local = `${date.toISOString().slice(0, 16)}:00`;
        expect(parseFeedDate(local)).toEqual({ kind: 'date', local });
        expect(parseFeedDate(local.replace(/[-:]/g, ''))).toEqual({ kind: 'date', local });
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void parseFeedDate(text)));
  });
});
