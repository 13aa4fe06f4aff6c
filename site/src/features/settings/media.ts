import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APIError, type CollectionConfig } from 'payload';
import { changers, mayUpload, staffOnly } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { pictureType } from '#site/server/picture-file.ts';
import { contentName, firstBytes, type UploadedFile, uploadedSize } from '#site/server/uploaded-file.ts';
import { cleanSvg } from './clean-svg.ts';
import { type LibraryUses, pixelEdits, withLibraryFiles } from './library-file.ts';
import { MEDIA_WIDTHS } from './media-widths.ts';

const MAX_WIDTH = 2000;

/** Larger than any camera's JPEG, in bytes. */
const MAX_BYTES = 30_000_000;

/** How long WebP's encoder searches, 0 to 6. The full size is seldom fetched; a width is a tenth smaller for 40 ms more. */
const EFFORT = { full: 2, width: 4 };

/** Pictures of listings, people and pages. Named by their content, so a stored file never changes under its address. */
export const media = (uses: LibraryUses): CollectionConfig =>
  withLibraryFiles(pictures, uses, { hasTrash: true });

const pictures: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Media' },
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    listSearchableFields: ['title', 'alt', 'tags', 'filename'],
    defaultColumns: ['filename', 'title', 'alt', 'tags', 'updatedAt'],
    // Hundreds of feed pictures must not bury the agency's own.
    components: { beforeListTable: ['/features/settings/admin/media-views.client.tsx#MediaViews'] },
  },
  access: {
    create: ({ req }) => mayUpload(req, 'media'),
    read: staffOnly,
    update: changers('media'),
    delete: changers('media'),
  },
  upload: {
    staticDir: join(env().dataDir, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'],
    focalPoint: true,
    // Encoding again drops the camera's metadata (place, time, owner) from the picture people can download.
    resizeOptions: { width: MAX_WIDTH, withoutEnlargement: true },
    formatOptions: { format: 'webp', options: { quality: 82, effort: EFFORT.full } },
    imageSizes: MEDIA_WIDTHS.map((width) => ({
      name: `w${width}`,
      width,
      // Nothing is cut off to a width alone. Left unsaid, Payload encodes each one twice, around the focal point.
      fit: 'inside',
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: 75, effort: EFFORT.width } },
    })),
    adminThumbnail: 'w480',
  },
  hooks: {
    beforeOperation: [
      async ({ args, operation, overrideAccess, req }) => {
        // Payload asks who may do this only afterwards; a stranger's bytes are not worth a look.
        const mayStore = overrideAccess || mayUpload(req, 'media');
        if (mayStore && (operation === 'create' || operation === 'update') && req.file) {
          if (operation === 'create')
            args.data = { ...args.data, title: titleOf(args.data as Titled | undefined, req.file.name) };
          await checkPicture(req.file, pixelEdits(req));
        }
        return args;
      },
    ],
  },
  fields: [
    { name: 'title', type: 'text', label: 'Name', maxLength: 160, index: true },
    {
      name: 'alt',
      type: 'text',
      label: 'Alt text',
      maxLength: 300,
      admin: {
        description:
          'What the image shows, for people who cannot see it. Used where a page has no text of its own for it.',
      },
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      maxRows: 20,
      maxLength: 40,
      admin: { description: 'Such as team, offices or Newtown. Press Enter after each.' },
    },
    // SHA-256 of the bytes as they came, so that the same picture of a feed is kept once.
    { name: 'sourceHash', type: 'text', index: true, admin: { hidden: true } },
  ],
};

type Titled = { title?: string | null; sourceHash?: string | null; alt?: string | null };

/** The name of its file, as staff know it. Pictures of feeds have names that say nothing. */
const titleOf = (data: Titled | undefined, file: string): string =>
  data?.title ||
  (data?.sourceHash ? data.alt || 'Image of a feed' : file.replace(/\.\w+$/, '').slice(0, 160));

/** Refuses what no browser shows as a picture, and names the rest by what it holds. */
async function checkPicture(
  file: UploadedFile & { name: string; mimetype: string },
  edits: unknown,
): Promise<void> {
  if ((await uploadedSize(file)) > MAX_BYTES)
    throw new APIError('The image is larger than 30 MB. Reduce its size and upload it again.', 400);
  if (await isSvg(file)) return takeSvg(file);
  const type = await pictureType(file.tempFilePath ?? file.data);
  if (type === 'no picture')
    throw new APIError(
      'This file type is not supported. Upload a JPEG, PNG, GIF, WebP, AVIF or SVG image.',
      400,
    );
  if (type === 'too many pixels')
    throw new APIError(
      'The image has more than 100 million pixels. Reduce its size and upload it again.',
      400,
    );
  file.name = `${await contentName(file, edits)}.${type.extension}`;
  file.mimetype = type.mimeType;
}

/** Larger than any logo or icon, in bytes. */
const MAX_SVG_BYTES = 500_000;

const isSvg = async (file: UploadedFile): Promise<boolean> =>
  /<svg[\s>]/i.test((await firstBytes({ file, count: 4000 })).toString('latin1'));

/** Stores a drawing without anything that could run or fetch. */
async function takeSvg(
  file: UploadedFile & { name: string; mimetype: string; size?: number },
): Promise<void> {
  const bytes = await firstBytes({ file, count: MAX_SVG_BYTES + 1 });
  if (bytes.length > MAX_SVG_BYTES)
    throw new APIError('The SVG is larger than 500 KB. Save it as PNG or WebP and upload that.', 400);
  const clean = cleanSvg(bytes.toString('utf8'));
  if (!clean)
    throw new APIError('This SVG has no shapes that a browser draws. Save it as PNG and upload that.', 400);
  const data = Buffer.from(clean);
  if (file.tempFilePath) await writeFile(file.tempFilePath, data);
  file.data = data;
  file.size = data.length;
  file.name = `${await contentName({ data })}.svg`;
  file.mimetype = 'image/svg+xml';
}
