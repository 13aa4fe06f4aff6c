import { DOCUMENT_NAMES, isOnPage } from '../../terms/document-kinds.ts';
import { idOf, type StoredDocument, type StoredListing } from '../../terms/stored-listing.ts';
import { webAddress } from '../../terms/web-address.ts';
import type { PublicDocument } from '../public-listing.ts';

/** The documents that stand on the listing's page. */
export function publicDocuments({ id, documents }: StoredListing): PublicDocument[] {
  return (documents ?? []).flatMap((document) => {
    const kind = document.kind ?? 'other';
    const href = isOnPage(kind) && hrefOf({ listing: id, document });
    return href ? [{ kind, title: document.title?.trim() || DOCUMENT_NAMES[kind], href }] : [];
  });
}

/** The document that is given to those who ask for the brochure: the first one there is. */
export function findBrochure(documents: StoredListing['documents']): StoredDocument | undefined {
  return documents?.find(
    ({ kind, file, address }) => kind === 'brochure' && (file || webAddress(address) !== null),
  );
}

/** Where a document of a listing is fetched. */
export const documentPath = ({ listing, file }: { listing: number; file: number }): string =>
  `/documents/${listing}/${file}`;

function hrefOf({ listing, document: { file, address } }: { listing: number; document: StoredDocument }) {
  return file ? documentPath({ listing, file: idOf(file) }) : webAddress(address);
}
