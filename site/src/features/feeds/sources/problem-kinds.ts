import { LISTING_STATUSES } from '@frontage/reaxml';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { timeInSydney } from '#site/server/sydney-day.ts';

/** One kind of problem in feed files, in words for an office. */
export type ProblemKind = {
  title: string;
  /** What it means for the website, and who does what. */
  meaning: string;
  /** What the vendor of the sending system has to do, as a request to its support; absent where it is not the vendor's. */
  ask?: string;
  /** Codes of the problems in reports. */
  codes: readonly string[];
};

/** Every kind, the gravest first. */
const KINDS: readonly ProblemKind[] = [
  {
    title: 'Damaged or incomplete files',
    meaning: 'These files could not be imported, and nothing was changed. The vendor has to send them again.',
    ask: 'Please send complete, well-formed REAXML files (UTF-8), check why these were cut off or damaged, and send all listings again.',
    codes: [
      ...[
        'truncated',
        'not-well-formed',
        'bare-ampersand',
        'undefined-entity',
        'entity-declared',
        'too-deep',
      ],
      ...['token-too-long', 'mostly-broken', 'bad-bundle', 'zip-entry-left-out'],
    ],
  },
  {
    title: 'Files that are not REAXML',
    meaning: 'Something else than listings arrived, such as an error page. Nothing was changed.',
    ask: 'Please check the export: these files are empty or are not REAXML. Please send REAXML files.',
    codes: ['not-xml', 'html-page', 'not-reaxml', 'empty-file', 'empty-list'],
  },
  {
    title: 'CSV files whose columns do not match',
    meaning:
      'The columns of a CSV file are not those that were matched at this source, so nothing was changed, or columns or values were left out. Match the columns again with a new file.',
    ask: 'Please tell us whether the columns or values of your CSV files have changed, and send them as CSV with the headings in the first row.',
    codes: ['not-csv', 'no-columns-matched', 'columns-changed', 'new-columns', 'unknown-choice'],
  },
  {
    title: 'Listings of another agency',
    meaning:
      'The files hold listings with an agency code that is not one of ours. If it is ours, add it to the office and to this source. Otherwise the vendor has to leave these listings out.',
    ask: 'Please send us only the listings of our own agency, and tell us which agency codes (agentID) you use for us.',
    codes: ['another-agency', 'unknown-agency'],
  },
  {
    title: 'Listings that could not be read',
    meaning: 'These listings were left out, and stay on the website as they were.',
    ask: `Please correct these listings: each needs an agentID, a uniqueID (200 characters at most) and one of the statuses ${LISTING_STATUSES.join(', ')}. Then send them again.`,
    codes: ['missing-id', 'id-too-long', 'unknown-status', 'listing-too-large', 'listing-unreadable'],
  },
  {
    title: 'Changes to listings we do not have',
    meaning: 'A change arrived for a listing that was never sent to us in full.',
    ask: 'Please send us these listings in full, with address, description and pictures.',
    codes: ['unknown-listing', 'withdrawn-before'],
  },
  {
    title: 'Wrong times of change',
    meaning:
      'Times of change (modTime) are missing, unreadable or in the future, so newer changes may be taken for older ones.',
    ask: 'Please send a modTime in the form YYYY-MM-DD-hh:mm:ss with every listing, and correct the clock and time zone of your export.',
    codes: ['bad-mod-time', 'bad-file-date', 'future-mod-time'],
  },
  {
    title: 'Pictures and documents that could not be fetched',
    meaning: 'The listings are shown without them. They are tried again by themselves for a day.',
    ask: 'Please check that these pictures and documents can be downloaded by anybody from the addresses in your files, as JPEG, PNG or PDF, and send the listings again.',
    codes: [
      ...['host-silent', 'picture-not-taken', 'picture-given-up', 'document-not-taken', 'bad-inline-file'],
      ...['bad-url', 'missing-slot-id', 'duplicate-slot', 'too-many-images'],
    ],
  },
  {
    title: 'Wrong letters in texts',
    meaning: 'Letters with accents, quotation marks or dashes may be shown wrongly.',
    ask: 'Please send your files in UTF-8, declare encoding="UTF-8" in the first line, and remove control characters.',
    codes: ['encoding-fallback', 'encoding-differs', 'unknown-encoding', 'control-characters'],
  },
  {
    title: 'Fields that could not be read',
    meaning: 'The listings were imported without these fields.',
    ask: 'Please correct these fields according to the REAXML specification and send the listings again.',
    codes: [
      ...['text-too-long', 'bad-number', 'bad-date', 'bad-inspection', 'bad-yes-no', 'unknown-display'],
      ...['unknown-value', 'unknown-category', 'unknown-period', 'unknown-unit', 'bad-state', 'bad-postcode'],
      ...['bad-coordinates', 'bad-price', 'suburb-postcode'],
    ],
  },
  {
    title: 'Problems on our side',
    meaning:
      'The website could not store something, or was stopped. Import the files again; if it happens again, tell who looks after the server.',
    codes: ['not-stored', 'not-prepared', 'broken-off', 'cut-off', 'file-gone', 'pictures-broken-off'],
  },
];

/** A file with its problems, as reports have them. */
export type ReportedFile = {
  /** Of its report. */
  id: number;
  fileName: string;
  /** Epoch ms. */
  at: number;
  problems: readonly FeedNote[];
};

/** What is wrong with the files of a source, by kind. */
export type ReportedKind = ProblemKind & {
  count: number;
  examples: (FeedNote & { fileName: string })[];
  /** When the last of these files arrived, in epoch ms. */
  last: number;
  /** The newest files with it. */
  files: Pick<ReportedFile, 'id' | 'fileName'>[];
};

/** Examples of each kind that are named. */
const MAX_NAMED = 10;
/** Files of each kind that are named. */
const MAX_FILES = 3;

/** The kinds of problems in these files (newest first), the gravest first. Problems that nobody can fix are left out. */
export function problemKinds(files: readonly ReportedFile[]): ReportedKind[] {
  return KINDS.flatMap((kind) => {
    const own = files.filter(({ problems }) => problems.some(({ code }) => kind.codes.includes(code)));
    const all = own.flatMap(({ fileName, at, problems }) =>
      problems.flatMap((each) => (kind.codes.includes(each.code) ? [{ ...each, fileName, at }] : [])),
    );
    const [newest] = all;
    if (!newest) return [];
    // The same sentence about the same listing, sent with every file, is one example.
    const examples = Map.groupBy(all, ({ listingId, code, text }) => `${listingId} ${code} ${text}`);
    return [
      {
        ...kind,
        count: all.length,
        examples: [...examples.values()].flatMap(([first]) => first ?? []).slice(0, MAX_NAMED),
        last: newest.at,
        files: own.slice(0, MAX_FILES).map(({ id, fileName }) => ({ id, fileName })),
      },
    ];
  });
}

/** What an office manager sends to the vendor's support about one kind of problem; undefined where it is not theirs. */
export function vendorMessage({ source, kind }: { source: string; kind: ReportedKind }): string | undefined {
  if (!kind.ask) return undefined;
  const lines = kind.examples.map(({ fileName, listingId, line, message, text }) => {
    const where = [fileName, listingId && `listing ${listingId}`, line && `line ${line}`];
    return `- ${where.filter(Boolean).join(', ')}: ${forVendor(message)}${text ? ` (“${text}”)` : ''}`;
  });
  if (kind.count > lines.length) lines.push(`- ${kind.count} times altogether`);
  return [
    'Hello,',
    `our website found this in the files that ${source} sends us, last on ${timeInSydney(kind.last)}:`,
    lines.join('\n'),
    kind.ask,
    'Thank you.',
  ].join('\n\n');
}

/** Without what it tells staff to do: they are doing it. */
const forVendor = (message: string): string => message.replace(/[.;] ask the sender[^.]*\./gi, '.').trim();
