import { join } from 'node:path';
import { APIError, type CollectionConfig } from 'payload';
import { editorsAndAdmins, editorsAndAdminsField, staffOnly } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { isPdf, MAX_PDF_BYTES } from '#site/server/pdf.ts';
import { contentName, firstBytes, type UploadedFile } from '#site/server/uploaded-file.ts';

/** How keys of documents begin. Nothing of it is served by its name. */
export const DOCUMENTS = 'documents';

/** PDFs of listings. Visitors get them through their listing only (routes/documents.ts). */
export const propertyDocuments: CollectionConfig = {
  slug: 'property-documents',
  labels: { singular: 'Document', plural: 'Documents' },
  admin: {
    group: 'Property',
    useAsTitle: 'name',
    defaultColumns: ['name', 'listing', 'filesize', 'updatedAt'],
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsAndAdmins, delete: editorsAndAdmins },
  upload: { staticDir: join(env().dataDir, DOCUMENTS), mimeTypes: ['application/pdf'] },
  hooks: {
    beforeOperation: [
      async ({ args, operation, overrideAccess, req }) => {
        const mayStore = overrideAccess || editorsAndAdminsField({ req });
        if (mayStore && (operation === 'create' || operation === 'update') && req.file) {
          args.data = { ...args.data, name: args.data?.name || req.file.name };
          await checkUpload(req.file);
        }
        return args;
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', label: 'Internal name' },
    {
      name: 'listing',
      type: 'ui',
      admin: {
        components: { Cell: '/features/listings/admin/document-listing-cell.tsx#DocumentListingCell' },
      },
    },
    // SHA-256 of the bytes as they came, so that the same document of a feed is kept once.
    { name: 'sourceHash', type: 'text', index: true, admin: { hidden: true } },
  ],
};

/** Refuses what is no PDF, and names the file by its content: visitors must not see the name it was uploaded with. */
async function checkUpload(file: UploadedFile & { name: string }): Promise<void> {
  // One byte more than it may have: whether it has too many shows in them.
  const bytes = await firstBytes({ file, count: MAX_PDF_BYTES + 1 });
  if (bytes.length > MAX_PDF_BYTES)
    throw new APIError('The document is larger than 20 MB. Reduce its size and upload it again.', 400);
  if (!isPdf(bytes)) throw new APIError('This file is not a PDF. Save it as PDF and upload it again.', 400);
  file.name = `${await contentName(file)}.pdf`;
}
