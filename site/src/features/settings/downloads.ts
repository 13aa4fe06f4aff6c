import { APIError, type CollectionConfig } from 'payload';
import { isPdf, MAX_PDF_BYTES } from '#site/server/pdf.ts';
import { contentName, firstBytes, type UploadedFile } from '#site/server/uploaded-file.ts';
import { type LibraryUses, withLibraryFiles } from './library-file.ts';
import { pageFiles } from './page-files.ts';

const FOLDER = 'documents';

/** Where visitors find a document. */
export const downloadPath = (filename: string): string => `/media/${FOLDER}/${encodeURIComponent(filename)}`;

/** PDFs that links and buttons of pages open: guides, forms, price lists. Named by their content. */
export const downloads = (uses: LibraryUses): CollectionConfig => withLibraryFiles(documents, uses);

const documents = pageFiles({
  slug: 'downloads',
  labels: { singular: 'Document', plural: 'Documents for pages' },
  admin: {
    listSearchableFields: ['title', 'filename'],
    defaultColumns: ['title', 'filesize', 'updatedAt'],
    description: 'PDFs that links and buttons open, such as a selling guide. Anyone can open them.',
  },
  folder: FOLDER,
  mimeTypes: ['application/pdf'],
  nameLabel: 'Name',
  check: checkDocument,
});

/** Refuses what is no PDF, and names the rest by what it holds. */
async function checkDocument(file: UploadedFile & { name: string }): Promise<void> {
  // One byte more than it may have: whether it has too many shows in them.
  const bytes = await firstBytes({ file, count: MAX_PDF_BYTES + 1 });
  if (bytes.length > MAX_PDF_BYTES)
    throw new APIError('The document is larger than 20 MB. Reduce its size and upload it again.', 400);
  if (!isPdf(bytes)) throw new APIError('This file is not a PDF. Save it as PDF and upload it again.', 400);
  file.name = `${await contentName(file)}.pdf`;
}
