import { join } from 'node:path';
import { APIError, type CollectionConfig } from 'payload';
import { changers, mayUpload, staffOnly } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { pictureType } from '#site/server/picture-file.ts';
import { contentName, type UploadedFile, uploadedSize } from '#site/server/uploaded-file.ts';
import { type LibraryUses, pixelEdits, withLibraryFiles } from './library-file.ts';
import { MEDIA_WIDTHS } from './media-widths.ts';

const MAX_WIDTH = 2000;

/** Larger than any camera's JPEG, in bytes. */
const MAX_BYTES = 30_000_000;

/** Half the encoding time of WebP's default for files a twentieth larger. */
const EFFORT = 2;

/** Pictures of listings, people and pages. Named by their content, so a stored file never changes under its address. */
export const media = (uses: LibraryUses): CollectionConfig => withLibraryFiles(pictures, uses);

const pictures: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Media' },
  admin: {
    group: 'Website',
    useAsTitle: 'filename',
    listSearchableFields: ['filename', 'alt'],
    defaultColumns: ['filename', 'alt', 'updatedAt'],
  },
  access: {
    create: ({ req }) => mayUpload(req, 'media'),
    read: staffOnly,
    update: changers('media'),
    delete: changers('media'),
  },
  upload: {
    staticDir: join(env().dataDir, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
    focalPoint: true,
    // Encoding again drops the camera's metadata (place, time, owner) from the picture people can download.
    resizeOptions: { width: MAX_WIDTH, withoutEnlargement: true },
    formatOptions: { format: 'webp', options: { quality: 82, effort: EFFORT } },
    imageSizes: MEDIA_WIDTHS.map((width) => ({
      name: `w${width}`,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: 78, effort: EFFORT } },
    })),
    adminThumbnail: 'w480',
  },
  hooks: {
    beforeOperation: [
      async ({ args, operation, overrideAccess, req }) => {
        // Payload asks who may do this only afterwards; a stranger's bytes are not worth a look.
        const mayStore = overrideAccess || mayUpload(req, 'media');
        if (mayStore && (operation === 'create' || operation === 'update') && req.file)
          await checkPicture(req.file, pixelEdits(req));
        return args;
      },
    ],
  },
  fields: [
    { name: 'alt', type: 'text', label: 'Alt text' },
    // SHA-256 of the bytes as they came, so that the same picture of a feed is kept once.
    { name: 'sourceHash', type: 'text', index: true, admin: { hidden: true } },
  ],
};

/** Refuses what no browser shows as a picture, and names the rest by what it holds. */
async function checkPicture(
  file: UploadedFile & { name: string; mimetype: string },
  edits: unknown,
): Promise<void> {
  if ((await uploadedSize(file)) > MAX_BYTES)
    throw new APIError('The image is larger than 30 MB. Reduce its size and upload it again.', 400);
  const type = await pictureType(file.tempFilePath ?? file.data);
  if (type === 'no picture')
    throw new APIError('This file type is not supported. Upload a JPEG, PNG, GIF, WebP or AVIF image.', 400);
  if (type === 'too many pixels')
    throw new APIError(
      'The image has more than 100 million pixels. Reduce its size and upload it again.',
      400,
    );
  file.name = `${await contentName(file, edits)}.${type.extension}`;
  file.mimetype = type.mimeType;
}
