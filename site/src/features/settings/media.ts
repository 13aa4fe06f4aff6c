import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';

/** Widths, in pixels, that every picture is kept in beside its full size. */
export const MEDIA_WIDTHS = [480, 800, 1200] as const;

const MAX_WIDTH = 2000;

/** Half the encoding time of WebP's default for files a twentieth larger. */
const EFFORT = 2;

/** Pictures of listings, people and pages. Named by their content, so a stored file never changes under its address. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  admin: { group: 'Website', useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsAndAdmins, delete: editorsAndAdmins },
  upload: {
    staticDir: join(env().dataDir, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
    focalPoint: true,
    // Encoding anew drops the camera's metadata (place, time, owner) from the picture people can download.
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
      ({ args, operation, req }) => {
        if ((operation === 'create' || operation === 'update') && req.file) {
          const hash = createHash('sha256').update(req.file.data).digest('hex').slice(0, 16);
          req.file.name = `${hash}${extname(req.file.name).toLowerCase() || '.img'}`;
        }
        return args;
      },
    ],
  },
  fields: [
    { name: 'alt', type: 'text', label: 'Description for people who cannot see the picture' },
    // SHA-256 of the bytes as they came, so that the same picture of a feed is kept once.
    { name: 'sourceHash', type: 'text', index: true, admin: { hidden: true } },
  ],
};
