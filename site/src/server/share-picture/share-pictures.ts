import { join } from 'node:path';
import { type SiteFiles, siteFiles } from '../files/site-files.ts';
import { fontFolder } from '../picture-font/picture-font.ts';
import { createStoredPictures } from '../stored-pictures.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { type ShareSheet, sheetName } from './share-sheet.ts';

const FOLDER = '.share-pictures';
/** About 100 KB each. */
const MOST_FILES = 2000;

/** The sharing pictures of the website, made when first asked for and stored by their content. */
export type SharePictures = {
  /** The JPEG of a sheet; undefined where too many are being made to make one more. */
  get(sheet: ShareSheet): Promise<Buffer | undefined>;
};

/** The sharing pictures of an install. `limits` is off in benches. */
export function createSharePictures({
  dataDir,
  limits,
  mostFiles = MOST_FILES,
  draw = drawSharePicture,
  files = siteFiles(),
}: {
  dataDir: string;
  limits: boolean;
  mostFiles?: number;
  draw?: typeof drawSharePicture;
  files?: SiteFiles;
}): SharePictures {
  const dir = join(dataDir, FOLDER);
  const pictures = createStoredPictures({ dir, limits, mostFiles });
  return {
    get: (sheet) =>
      pictures.get(`${sheetName(sheet)}.jpg`, () =>
        draw({ sheet, local: files.local, fontDir: fontFolder(dataDir) }),
      ),
  };
}
