import { APIError, type CollectionConfig } from 'payload';
import {
  contentName,
  firstBytes,
  MAX_UPLOAD_BYTES,
  type UploadedFile,
  uploadedSize,
} from '#site/server/uploaded-file.ts';
import { VIDEO_HEAD_BYTES, videoTypeOf } from '#site/server/video-file.ts';
import { type LibraryUses, withLibraryFiles } from './library-file.ts';
import { pageFiles } from './page-files.ts';

const FOLDER = 'videos';

/** Where visitors' browsers find a video. */
export const videoPath = (filename: string): string => `/media/${FOLDER}/${encodeURIComponent(filename)}`;

/** Videos that pages play from this website itself. Named by their content, so browsers may cache them for good. */
export const videos = (uses: LibraryUses): CollectionConfig => withLibraryFiles(files, uses);

const files = pageFiles({
  slug: 'videos',
  labels: { singular: 'Video', plural: 'Videos' },
  admin: {
    defaultColumns: ['title', 'filename', 'updatedAt'],
    description: 'For short videos on a page. Use YouTube or Vimeo for longer videos.',
  },
  folder: FOLDER,
  mimeTypes: ['video/mp4', 'video/x-m4v', 'video/webm'],
  nameLabel: 'Internal name',
  check: checkVideo,
});

/** Refuses what browsers do not play, and names the rest by what it holds. */
async function checkVideo(file: UploadedFile & { name: string; mimetype: string }): Promise<void> {
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
