import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInspection, parseInspections } from './inspections.ts';
import { elementsOf, remember } from './testing/read-listing.ts';

test.each([
  ['21-Dec-2006 11:00am to 1:00pm', '2006-12-21 11:00 13:00'],
  ['1-Dec-2006 9:00AM to 9:30AM', '2006-12-01 09:00 09:30'],
  ['2026-11-07 10:00 to 10:15', '2026-11-07 10:00 10:15'],
  ['07-November-2026 12:00pm to 12:30pm', '2026-11-07 12:00 12:30'],
  ['07-Nov-2026 11:30 to 12:15pm', '2026-11-07 11:30 12:15'],
  ['07-Nov-2026 1:00 to 1:30pm', '2026-11-07 13:00 13:30'],
  ['07-Nov-2026 13:00 to 13:30', '2026-11-07 13:00 13:30'],
  ['7/11/2026 5pm - 6pm', '2026-11-07 17:00 18:00'],
])('%s', (text, expected) => {
  expect(Object.values(parseInspection(text) ?? {}).join(' ')).toBe(expected);
});

test.each([
  'By Appointment',
  ' 12:00AM to 12:00AM',
  '21-Dec-2006',
  '21-Dec-2006 11:00am',
  '31-Feb-2026 11:00am to 11:30am',
  '21-Foo-2026 11:00am to 11:30am',
  '21-Dec-2026 12:00am to 12:00am',
  '21-Dec-2026 1:00pm to 11:00am',
  '21-Dec-2026 25:00 to 26:00',
])('"%s" is no inspection', (text) => expect(parseInspection(text)).toBeUndefined());

test('are sorted, without repeats; what cannot be read is reported', () => {
  const { report, problems } = remember();
  const [node] = elementsOf(
    `<inspectionTimes><inspection>8-Nov-2026 10:00am to 10:30am</inspection><inspection/><inspection>7-Nov-2026 10:00am to 10:30am</inspection>
     <inspection>07-Nov-2026 10:00AM to 10:30AM</inspection><inspection>By Appointment</inspection></inspectionTimes>`,
  );
  expect(parseInspections({ node, report })?.map(({ date }) => date)).toEqual(['2026-11-07', '2026-11-08']);
  expect(problems).toMatchObject([{ code: 'bad-inspection', text: 'By Appointment' }]);
});

test('are cleared when sent empty', () => {
  expect(
    parseInspections({ node: elementsOf('<inspectionTimes/>')[0], report: remember().report }),
  ).toBeNull();
});

test('never throw, and start before they end', () => {
  const pieces = fc.array(
    fc.constantFrom('21', '-', 'Dec', '2026', ' ', '11', ':', '00', 'am', 'pm', 'to', '3'),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(pieces, (words) => {
      const found = parseInspection(words.join(''));
      if (found) expect(found.start < found.end).toBe(true);
    }),
  );
});
