import type { FeedListing } from '@frontage/reaxml';
import { kindOfTitle } from '../terms/document-kinds.ts';
import { isPdfLink, pathOfLink } from '../terms/pdf-link.ts';
import { idOf, type StoredDocument } from '../terms/stored-listing.ts';
import type { PictureSlot } from './feed-state.ts';

type SentSlot = NonNullable<FeedListing['documents']>[number];

/** A document as the feed names it, told apart from others of the listing by its id. */
export type SentDocument = SentSlot & Pick<PictureSlot, 'use' | 'title'>;

const STATEMENT = 'soi';
const LINK = 'link';

/**
 * The documents a message speaks of: its `document` slots; its Statements of Information (`soi-1` …) and the links to
 * PDFs among its further links (`link-1` …), which it names all or none of.
 */
export function sentDocuments({
  message: { documents = [], attachments, externalLinks },
  slots,
}: {
  message: FeedListing;
  slots: PictureSlot[];
}): SentDocument[] {
  const statements = attachments?.filter(({ usage }) => usage === 'statementOfInformation');
  const whole = ({ prefix, sent }: { prefix: string; sent: SentDocument[] | undefined }) =>
    sent ? [...gone({ prefix, sent, slots }), ...sent] : [];
  return [
    ...documents.map((slot) => ('removed' in slot ? slot : { ...slot, use: kindOfTitle(slot.title ?? '') })),
    ...whole({
      prefix: STATEMENT,
      sent: statements?.map(({ url }, index) => ({
        id: `${STATEMENT}-${index + 1}`,
        url,
        use: 'statement-of-information',
      })),
    }),
    ...whole({
      prefix: LINK,
      sent:
        externalLinks === undefined
          ? undefined
          : (externalLinks ?? []).filter(isPdfLink).map((url, index) => {
              const title = titleOfLink(url);
              return { id: `${LINK}-${index + 1}`, url, title, use: kindOfTitle(title) };
            }),
    }),
  ];
}

/** A document that the feed brought, and the row of the listing it makes. */
type FeedDocument = { id: string; row: StoredDocument };

/**
 * The rows that the feed's slots make: what was taken in, and a Statement of Information also before that, at its
 * sender's address, because the law wants it on the page.
 */
export function feedDocuments(slots: PictureSlot[]): FeedDocument[] {
  return slots.flatMap(({ kind, id, media, url, use = 'other', title = null }): FeedDocument[] => {
    if (kind !== 'document') return [];
    const named = { kind: use, title };
    if (media !== undefined) return [{ id, row: { ...named, file: media, address: null } }];
    const isNeeded = use === 'statement-of-information' && url;
    return isNeeded ? [{ id, row: { ...named, file: null, address: url } }] : [];
  });
}

/**
 * The stored rows after the feed's went from `before` to `after`. Rows of staff stay, what staff wrote about one of the
 * feed's stays, and one they took out stays out.
 */
export function placeDocuments({
  stored,
  before,
  after,
}: {
  stored: StoredDocument[];
  before: FeedDocument[];
  after: FeedDocument[];
}): StoredDocument[] {
  const untouched = stored.length === before.length && before.every(({ row }, at) => isSame(row, stored[at]));
  if (untouched) return after.map(({ row }) => row);
  const kept = stored.flatMap((row) => {
    const was = before.find((each) => isSameFile(each.row, row));
    if (!was) return [row];
    const now = after.find(({ id }) => id === was.id)?.row;
    if (!now) return [];
    return [
      {
        kind: row.kind === was.row.kind ? now.kind : row.kind,
        title: (row.title || null) === was.row.title ? now.title : row.title,
        file: now.file,
        address: now.address,
      },
    ];
  });
  const fresh = after.filter(({ id }) => !before.some((each) => each.id === id));
  return [...kept, ...fresh.map(({ row }) => row)];
}

/** A row as it is compared and written: what Payload adds to it left out. */
export const plainDocument = ({ kind, title, file, address }: StoredDocument): StoredDocument => ({
  kind,
  title: title || null,
  file: file ? idOf(file) : null,
  address: address || null,
});

const isSame = (a: StoredDocument, b: StoredDocument | undefined): boolean =>
  b !== undefined && a.kind === b.kind && a.title === b.title && isSameFile(a, b);

const isSameFile = (a: StoredDocument, b: StoredDocument): boolean =>
  a.file ? a.file === b.file : Boolean(a.address) && !b.file && a.address === b.address;

/** Slots of a list that is sent whole and does not hold them any more. */
function gone({
  prefix,
  sent,
  slots,
}: {
  prefix: string;
  sent: SentDocument[];
  slots: PictureSlot[];
}): SentDocument[] {
  return slots
    .filter(({ kind, id }) => kind === 'document' && id.startsWith(`${prefix}-`))
    .filter(({ id }) => !sent.some((each) => each.id === id))
    .map(({ id }) => ({ id, removed: true as const }));
}

/** `…/Property%20brochure.pdf` → `Property brochure`. */
function titleOfLink(link: string): string {
  const name = pathOfLink(link).split('/').at(-1) ?? '';
  const words = name
    .replace(/\.pdf$/i, '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  // Names made by machines are no titles.
  return /[a-z]{3}/i.test(words) && !/[0-9a-f]{8}/i.test(words) ? words.slice(0, 80) : 'Brochure';
}
