import type { PayloadRequest, Where } from 'payload';
import type { Lead } from '#site/payload-types.ts';

const GROUP = 200;
/** Only the answers are read. */
const GROUP_OF_LABELS = 1000;
type ExportedLead = Lead & { notes: string };
/** The fields that the list's search box searches. */
const SEARCHED = ['name', 'email', 'phone', 'reference'];

/**
 * The leads that staff see in the list, newest first: first the headings, then groups of rows, read as they are taken.
 * Every question that was answered is a column. Access rules hold as in the list; what is wrong with the request is
 * thrown before the first row.
 */
export async function exportRows(req: PayloadRequest): Promise<AsyncGenerator<string[][]>> {
  const where = whereOf(req);
  const labels = await labelsOf({ req, where });
  const first = await leadsBelow({ req, where });
  return rows({ req, where, first, labels });
}

/** How many leads there are in the list. */
export async function countExported(req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'leads',
    where: whereOf(req),
    overrideAccess: false,
    req,
  });
  return totalDocs;
}

function whereOf({ query }: PayloadRequest): Where {
  const where = typeof query?.where === 'object' && query.where !== null ? (query.where as Where) : undefined;
  const search = typeof query?.search === 'string' ? query.search.trim() : '';
  return {
    and: [
      ...(where ? [where] : []),
      ...(search ? [{ or: SEARCHED.map((name) => ({ [name]: { like: search } })) }] : []),
    ],
  };
}

/** The next leads; below an id rather than by page, so that leads which come meanwhile move nothing. */
async function leadsBelow({
  req,
  where,
  id,
}: {
  req: PayloadRequest;
  where: Where;
  id?: number;
}): Promise<ExportedLead[]> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { and: [where, ...(id === undefined ? [] : [{ id: { less_than: id } }])] },
    sort: '-id',
    limit: GROUP,
    pagination: false,
    depth: 1,
    joins: false,
    populate: {
      listings: { title: true },
      agents: { name: true },
      offices: { name: true },
      users: { name: true },
    },
    overrideAccess: false,
    req,
  });
  return withNotes({ req, leads: docs });
}

/** The leads with what staff wrote down about each, one note a line. */
async function withNotes({ req, leads }: { req: PayloadRequest; leads: Lead[] }): Promise<ExportedLead[]> {
  if (leads.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'lead-notes',
    where: { lead: { in: leads.map(({ id }) => id) } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return leads.map((lead) => ({
    ...lead,
    notes: docs
      .filter((note) => note.lead === lead.id)
      .map(({ by, text }) => `${by}: ${text}`)
      .join('\n'),
  }));
}

/** The questions of the leads in the list, in the order of their forms, newest lead first: each becomes a column. */
async function labelsOf({ req, where }: { req: PayloadRequest; where: Where }): Promise<string[]> {
  const labels = new Set<string>();
  let below: number | undefined;
  for (;;) {
    const { docs } = await req.payload.find({
      collection: 'leads',
      where: { and: [where, ...(below === undefined ? [] : [{ id: { less_than: below } }])] },
      sort: '-id',
      limit: GROUP_OF_LABELS,
      pagination: false,
      depth: 0,
      joins: false,
      select: { answers: true },
      overrideAccess: false,
      req,
    });
    for (const { answers } of docs) for (const [label] of answersOf(answers)) labels.add(label);
    if (docs.length < GROUP_OF_LABELS) return [...labels].filter((label) => !HAS_COLUMN.has(label));
    below = docs.at(-1)?.id;
  }
}

async function* rows({
  req,
  where,
  first,
  labels,
}: {
  req: PayloadRequest;
  where: Where;
  first: ExportedLead[];
  labels: string[];
}): AsyncGenerator<string[][]> {
  const row = (lead: ExportedLead) => {
    // A lead that was sent after the questions were read has its other answers left out; the next file has them.
    const answers = new Map(answersOf(lead.answers));
    return [
      ...COLUMNS.map(([, text]) => text(lead)),
      ...labels.map((label) => String(answers.get(label) ?? '')),
    ];
  };
  yield [[...COLUMNS.map(([heading]) => heading), ...labels]];
  let leads = first;
  while (leads.length > 0) {
    yield leads.map(row);
    if (leads.length < GROUP) return;
    leads = await leadsBelow({ req, where, id: leads.at(-1)?.id });
  }
}

const COLUMNS: [string, (lead: ExportedLead) => string][] = [
  ['Reference', ({ reference }) => reference],
  ['Received (Sydney)', ({ createdAt }) => sydneyTime.format(new Date(createdAt)).replace(',', '')],
  ['Form', ({ formTitle, form }) => formTitle || form],
  ['Name', ({ name }) => name ?? ''],
  ['Email', ({ email }) => email ?? ''],
  ['Phone', ({ phone }) => phone ?? ''],
  ['Listing', ({ listing }) => nameOf(listing)],
  ['Agent', ({ agent }) => nameOf(agent)],
  ['Office', ({ office }) => nameOf(office)],
  ['State', ({ state }) => state ?? ''],
  ['Assigned to', ({ assignee }) => nameOf(assignee)],
  ['Notes', ({ notes }) => notes],
  ['Page', ({ page }) => page ?? ''],
  ['Source', ({ source }) => lines(Object.entries((source ?? {}) as Record<string, unknown>))],
];

/** Answers that have a column already. */
const HAS_COLUMN = new Set(['Name', 'Email', 'Phone']);

const sydneyTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Australia/Sydney',
  dateStyle: 'short',
  timeStyle: 'short',
});

function nameOf(related: unknown): string {
  if (related === null || related === undefined) return '';
  if (typeof related !== 'object') return String(related);
  const { title, name, id } = related as { title?: string | null; name?: string | null; id: number };
  return title || name || String(id);
}

function answersOf(answers: unknown): [string, unknown][] {
  const shown = (Array.isArray(answers) ? answers : []) as { label?: unknown; text?: unknown }[];
  return shown.map(({ label, text }) => [String(label ?? ''), text]);
}

const lines = (pairs: [string, unknown][]): string =>
  pairs.map(([label, text]) => `${label}: ${String(text ?? '')}`).join('\n');
