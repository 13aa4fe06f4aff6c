import { join } from 'node:path';
import { APIError, type CollectionConfig } from 'payload';
import { changers, mayUpload, staffOnly } from '#site/server/access.ts';
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
    description: 'For short videos on a page. Use YouTube or Vimeo for longer videos.',
  },
  access: {
    create: ({ req }) => mayUpload(req, 'media'),
    read: staffOnly,
    update: changers('media'),
    delete: changers('media'),
  },
  upload: {
    staticDir: join(env().dataDir, 'media', FOLDER),
    mimeTypes: ['video/mp4', 'video/x-m4v', 'video/webm'],
  },
  hooks: {
    beforeOperation: [
      async ({ args, operation, overrideAccess, req }) => {
        const { file } = req;
        const mayStore = overrideAccess || mayUpload(req, 'media');
        if (mayStore && (operation === 'create' || operation === 'update') && file) {
          args.data = { ...args.data, title: args.data?.title || file.name.replace(/\.\w+$/, '') };
          await checkFilm(file);
        }
        return args;
      },
    ],
  },
  fields: [{ name: 'title', type: 'text', label: 'Internal name', maxLength: 160 }],
};

/** Refuses what browsers do not play, and names the rest by what it holds. */
async function checkFilm(file: UploadedFile & { name: string; mimetype: string }): Promise<void> {
  const type = videoTypeOf(await firstBytes({ file, count: VIDEO_HEAD_BYTES }));
  if (type === 'quicktime')
    throw new APIError(
      'QuickTime videos don’t play in most browsers. Save the video as MP4 (H.264) and upload it again.',
      400,
    );
  if (!type) throw new APIError('This file type is not supported. Upload an MP4 or WebM video.', 400);
  if ((await uploadedSize(file)) > MAX_UPLOAD_BYTES)
    throw new APIError(
      'The video is larger than 200 MB. Reduce its size, or use a YouTube or Vimeo link.',
      400,
    );
  file.name = `${await contentName(file)}.${type}`;
  file.mimetype = `video/${type}`;
}
