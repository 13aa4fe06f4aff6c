import { join } from 'node:path';
import { APIError, type CollectionConfig } from 'payload';
import { editorsAndAdmins, editorsAndAdminsField, staffOnly } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import {
  contentName,
  firstBytes,
  MAX_UPLOAD_BYTES,
  type UploadedFile,
  uploadedSize,
} from '#site/server/uploaded-file.ts';
import { VIDEO_HEAD_BYTES, videoTypeOf } from '#site/server/video-file.ts';
import { type LibraryUses, withLibraryFiles } from './library-file.ts';

/** Below the folder of pictures, and so below /media. */
const FOLDER = 'videos';

/** Where visitors' browsers find a film. */
export const videoPath = (filename: string): string => `/media/${FOLDER}/${encodeURIComponent(filename)}`;

/** Films that pages play from this website itself. Named by their content, so they may be kept for good. */
export const videos = (uses: LibraryUses): CollectionConfig => withLibraryFiles(films, uses);

const films: CollectionConfig = {
  slug: 'videos',
  labels: { singular: 'Video', plural: 'Videos' },
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
    description:
      'For short films that play in a page. Long ones are better kept at YouTube or Vimeo, which send each visitor the size that suits.',
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsAndAdmins, delete: editorsAndAdmins },
  upload: {
    staticDir: join(env().dataDir, 'media', FOLDER),
    mimeTypes: ['video/mp4', 'video/x-m4v', 'video/webm'],
  },
  hooks: {
    beforeOperation: [
      async ({ args, operation, overrideAccess, req }) => {
        const { file } = req;
        const mayStore = overrideAccess || editorsAndAdminsField({ req });
        if (mayStore && (operation === 'create' || operation === 'update') && file) {
          args.data = { ...args.data, title: args.data?.title || file.name.replace(/\.\w+$/, '') };
          await checkFilm(file);
        }
        return args;
      },
    ],
  },
  fields: [{ name: 'title', type: 'text', label: 'Name (for staff)', maxLength: 160 }],
};

/** Refuses what browsers do not play, and names the rest by what it holds. */
async function checkFilm(file: UploadedFile & { name: string; mimetype: string }): Promise<void> {
  const type = videoTypeOf(await firstBytes({ file, count: VIDEO_HEAD_BYTES }));
  if (type === 'quicktime')
    throw new APIError(
      'This is a QuickTime film, which few browsers play. Save it as MP4 (H.264) and choose it again.',
      400,
    );
  if (!type)
    throw new APIError(
      'This file is no MP4 or WebM video. Save it as one of these and choose it again.',
      400,
    );
  if ((await uploadedSize(file)) > MAX_UPLOAD_BYTES)
    throw new APIError(
      'A video can be 200 MB at most. Make it smaller, or put it on YouTube or Vimeo and use its link.',
      400,
    );
  file.name = `${await contentName(file)}.${type}`;
  file.mimetype = `video/${type}`;
}
