import { type FeedInspection, type FeedListing, parseInspection } from '@frontage/reaxml';
import { entriesOf } from './csv-text.ts';
import { type Cell, isoDate, type RowCells } from './row-cells.ts';

/** Inspections and the auction, on the clock of the property. */
export function timesOf({
  row,
  zone,
}: {
  row: RowCells;
  zone: string;
}): Pick<FeedListing, 'inspections' | 'auction'> {
  const cells = row.all('inspections');
  const auction = row.moment('auctionAt', zone);
  return {
    ...(cells ? { inspections: cells.flatMap((cell) => inspectionsIn({ row, cell, zone })) } : {}),
    ...(auction === undefined ? {} : { auction }),
  };
}

/** One a line, as REAXML writes it or as our own export does: two moments with a bar between. */
function inspectionsIn({ row, cell, zone }: { row: RowCells; cell: Cell; zone: string }): FeedInspection[] {
  const lines = / \| /.test(cell.text) ? cell.text.split(/[\r\n]+/) : entriesOf(cell.text);
  return lines.flatMap((line) => {
    if (line.trim() === '') return [];
    const [from, to] = line.split(' | ');
    const found =
      to && from ? betweenMoments({ row, cell, from, to, zone }) : parseInspection(isoInspection(line));
    if (found) return [found];
    row.report({
      code: 'bad-inspection',
      element: cell.heading,
      text: line,
      line: row.lineNumber,
      message:
        'This inspection time cannot be read and is not shown. Write it like 21-Dec-2026 11:00am to 11:30am.',
    });
    return [];
  });
}

/** `Sat 24/12/2026 …` without the name of the day. */
const isoInspection = (line: string): string =>
  line.trim().replace(/^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?[ ,]+/i, '');

function betweenMoments({
  row,
  cell: { heading },
  from,
  to,
  zone,
}: {
  row: RowCells;
  cell: Cell;
  from: string;
  to: string;
  zone: string;
}): FeedInspection | undefined {
  const [start, end] = [from, to].map((text) => row.momentOf({ heading, text: isoDate(text) }, zone));
  if (!start || !end || start.date !== end.date || !end.time) return undefined;
  return { date: start.date, start: start.time ?? '00:00', end: end.time };
}
