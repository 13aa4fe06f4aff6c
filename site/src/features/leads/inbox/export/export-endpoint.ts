import { Readable } from 'node:stream';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { csvRow } from '#site/server/csv.ts';
import { log } from '#site/server/log.ts';
import { workbookOf } from '#site/server/workbook.ts';
import { countExported, exportRows } from './export-rows.ts';

/** A workbook is made whole in memory; longer lists are read while they are written, as CSV. */
const MOST_IN_WORKBOOK = 20_000;

/**
 * GET /api/leads/export with the list's own `where` and `search`: the leads staff see there, newest first. A CSV file that
 * is written while it is read, or with `format=xlsx` an Excel workbook. Access rules hold as in the list.
 */
export const leadExportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to export leads.', 401);
    const asWorkbook = req.query?.format === 'xlsx';
    if (asWorkbook) await refuseLongList(req);
    // Read before the response starts, so that a refusal or an unknown field still sets the status.
    const rows = await exportRows(req);
    const file = asWorkbook
      ? {
          name: 'leads.xlsx',
          type: WORKBOOK,
          body: await workbookOf({ sheet: 'Leads', rows: await whole(rows) }),
        }
      : {
          name: 'leads.csv',
          type: 'text/csv; charset=utf-8',
          body: Readable.toWeb(Readable.from(csv(rows))),
        };
    log.info({ staff: staff.id, file: file.name }, 'leads exported');
    return new Response(file.body as BodyInit, {
      headers: {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename="${file.name}"`,
        ...NO_STORE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function refuseLongList(req: PayloadRequest): Promise<void> {
  const count = await countExported(req);
  if (count > MOST_IN_WORKBOOK)
    throw new APIError(
      `An Excel file holds up to ${MOST_IN_WORKBOOK.toLocaleString('en-AU')} leads, and these are ${count.toLocaleString('en-AU')}. Filter the list, or export it as CSV.`,
      400,
    );
}

async function whole(groups: AsyncGenerator<string[][]>): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const group of groups) rows.push(...group);
  return rows;
}

async function* csv(groups: AsyncGenerator<string[][]>): AsyncGenerator<Buffer> {
  // Excel takes a file for UTF-8 only with this mark.
  let mark = '\uFEFF';
  for await (const group of groups) {
    yield Buffer.from(mark + group.map(csvRow).join(''));
    mark = '';
  }
}
