/** What a document of a listing is. That decides who gets it: see {@link isOnPage}. */
export const DOCUMENT_KINDS = [
  'brochure',
  'statement-of-information',
  'floor-plan',
  'contract',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a document without a title of its own is called. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  brochure: 'Brochure',
  'statement-of-information': 'Statement of Information',
  'floor-plan': 'Floor plan',
  contract: 'Contract',
  other: 'Document',
};

/**
 * Whether every visitor finds it on the listing's page. A brochure is given to those who ask for it; contracts and
 * others are for staff only.
 */
export const isOnPage = (kind: DocumentKind): boolean =>
  kind === 'statement-of-information' || kind === 'floor-plan';

/** The kind of a document that only has a title, guessed from that title. */
export function kindOfTitle(title: string): DocumentKind {
  return WORDS.find(([, words]) => words.test(title))?.[0] ?? 'other';
}

const WORDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ['statement-of-information', /statement of information|\bsoi\b/i],
  ['contract', /contract|section 32|vendor.? statement|disclosure/i],
  ['floor-plan', /floor ?plan/i],
  // What agents call a brochure. Senders that give no title send nothing else.
  ['brochure', /brochure|flyer|information memorandum|^\s*$/i],
];
