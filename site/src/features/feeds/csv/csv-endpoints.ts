import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { makeFolder } from '../feed-folders.ts';
import { allowFeedStaff, FeedRequestError } from '../feed-staff.ts';
import { storeStream, TooLargeError } from '../intake/store-stream.ts';
import { loadSource, type Source } from '../sources/load-source.ts';
import { analyseCsv, type CsvAnalysis } from './analyse-csv.ts';
import { CSV_FIELDS } from './csv-fields.ts';
import { MappingError, mappingProblem, readMapping } from './csv-mapping.ts';
import { CsvFileError } from './decode-csv.ts';
import { type CsvPreviewRow, previewCsv } from './preview-csv.ts';

/** The largest file that columns are matched with, in bytes; larger ones can be imported all the same. */
const MAX_BYTES = 50_000_000;
/** Rows and characters of a preview. */
const MAX_ROWS = 10;
const MAX_CELLS = 2_000_000;

/** A field that staff can choose for a column. */
export type CsvFieldChoice = {
  name: string;
  label: string;
  group: string;
  many: boolean;
  choices: { value: string; label: string }[] | null;
};

/** What the screen is given of a file. */
export type CsvFileRead = CsvAnalysis & { fields: CsvFieldChoice[]; codes: string[] };
/** What the screen is given of the first rows. */
export type CsvPreview = { problem: string | null; rows: CsvPreviewRow[] };

const answering =
  (work: (req: PayloadRequest, source: Source) => Promise<object>): Endpoint['handler'] =>
  async (req) => {
    try {
      allowFeedStaff(req);
      const id = Number(req.routeParams?.id);
      const source = Number.isSafeInteger(id) ? await loadSource(req.payload, { id }) : undefined;
      if (!source) throw new FeedRequestError('This feed source no longer exists. Reload the page.', 404);
      return Response.json(await work(req, source));
    } catch (error) {
      if (error instanceof FeedRequestError)
        return Response.json({ message: error.message }, { status: error.status });
      if (error instanceof CsvFileError || error instanceof MappingError)
        return Response.json({ message: error.message }, { status: 422 });
      throw error;
    }
  };

const bodyOf = async (req: PayloadRequest): Promise<Record<string, unknown>> =>
  ((await req.json?.().catch(() => undefined)) ?? {}) as Record<string, unknown>;

/** POST /api/feed-sources/:id/csv-columns/read: reads the CSV file in the body and guesses its columns. Keeps nothing. */
const readEndpoint: Endpoint = {
  path: '/:id/csv-columns/read',
  method: 'post',
  handler: answering(async (req, source): Promise<CsvFileRead> => {
    if (!req.body) throw new FeedRequestError('Choose a CSV file.', 400);
    const folder = await makeFolder('working');
    const path = join(folder.path, 'columns');
    try {
      await storeStream({
        pieces: Readable.fromWeb(req.body as unknown as NodeReadableStream<Uint8Array>),
        path,
        maxBytes: MAX_BYTES,
      });
      const analysis = await analyseCsv({ open: () => createReadStream(path), saved: source.csv });
      return { ...analysis, fields: fieldChoices(), codes: await codesOf(req, source) };
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
      const megabytes = MAX_BYTES / 1_000_000;
      throw new FeedRequestError(
        `The file is larger than ${megabytes} MB. Match the columns with a part of it; files of any size can be imported afterwards.`,
        413,
      );
    } finally {
      await folder.remove();
    }
  }),
};

/** POST /api/feed-sources/:id/csv-columns/preview: `{ mapping, rows }` → what these rows would become. */
const previewEndpoint: Endpoint = {
  path: '/:id/csv-columns/preview',
  method: 'post',
  handler: answering(async (req): Promise<CsvPreview> => {
    const { mapping, rows } = await bodyOf(req);
    const read = readMapping(mapping);
    const problem = mappingProblem(read) ?? null;
    return { problem, rows: previewCsv({ mapping: read, rows: rowsOf(rows), now: new Date() }) };
  }),
};

/** POST /api/feed-sources/:id/csv-columns: saves `{ mapping }` with the source. Admins only, as the source itself. */
const saveEndpoint: Endpoint = {
  path: '/:id/csv-columns',
  method: 'post',
  handler: answering(async (req, source) => {
    if (staffOf(req)?.role !== 'admin')
      throw new FeedRequestError('Only admins can match columns. Ask one of them.', 403);
    const mapping = readMapping((await bodyOf(req)).mapping);
    const problem = mappingProblem(mapping);
    if (problem) throw new FeedRequestError(problem, 422);
    await query(
      req.payload,
      sql`update feed_sources set csv_columns = ${JSON.stringify(mapping)} where id = ${source.id}`,
    );
    log.info({ source: source.key, user: req.user?.id }, 'CSV columns of feed source saved');
    return { message: 'The columns were saved. CSV files of this source are imported with them.' };
  }),
};

/** How the columns of a source's CSV files are matched in the admin. */
export const csvEndpoints: Endpoint[] = [readEndpoint, previewEndpoint, saveEndpoint];

const fieldChoices = (): CsvFieldChoice[] =>
  CSV_FIELDS.map(({ name, label, group, many, choices }) => ({
    name,
    label,
    group,
    many: Boolean(many),
    choices: choices?.map(({ value, label: text }) => ({ value, label: text })) ?? null,
  }));

/** Agency codes the source may use: its own, else those of every office. */
async function codesOf(req: PayloadRequest, source: Source): Promise<string[]> {
  if (source.agencyIds) return [...source.agencyIds].sort();
  const rows = await query<{ code: unknown }>(
    req.payload,
    sql`select distinct text as code from offices_texts where path = 'feedAgentIds' order by text`,
  );
  return rows.map(({ code }) => String(code));
}

function rowsOf(sent: unknown): string[][] {
  const rows = Array.isArray(sent) ? sent.slice(0, MAX_ROWS) : [];
  const isText = rows.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'));
  if (!isText || JSON.stringify(rows).length > MAX_CELLS)
    throw new FeedRequestError('The rows could not be read. Choose the file again.', 400);
  return rows as string[][];
}
