import sharp from 'sharp';
import type { SiteFiles } from './files/site-files.ts';
import { fileNameOf, madeForMail } from './mail-picture.ts';
import { MAIL_FOLDER } from './mail-picture-path.ts';

/** The most that a logo takes in an email, in px. */
const ROOM = { width: 240, height: 56 };

/** Around a light logo on its dark background, in px of the file. */
const MARGIN = 20;

/** Above this mean lightness, of 1, a logo would be lost on white. */
const LIGHT = 0.8;

type Size = { width: number; height: number };

/**
 * The logo as PNG, because many mail programs show neither WebP nor SVG, on a background on which it can be read whatever
 * colours a mail program has. The file has twice the pixels of the width and height it is shown in. Null where it cannot
 * be made: the email says the agency's name.
 */
export async function mailLogo({
  files,
  logo,
}: {
  /** Left out: those of this website. */
  files?: SiteFiles;
  /** `shownWidth` in px, as on the website. */
  logo: Size & { src: string; shownWidth: number };
}): Promise<(Size & { src: string }) | null> {
  const file = fileNameOf(logo.src);
  if (!file) return null;
  const shown = sizeOf(logo);
  const canvas = { width: shown.width * 2, height: shown.height * 2 };
  const src = await madeForMail({
    ...(files ? { files } : {}),
    file,
    target: `${MAIL_FOLDER}/${file}.${canvas.width}.png`,
    draw: async (path) => {
      // A drawing is made in the size it is needed in.
      const density = path.endsWith('.svg') ? (72 * canvas.width) / logo.width : 72;
      const picture = await sharp(path, { density: Math.min(2400, Math.max(72, density)) })
        .resize({ ...canvas, fit: 'inside' })
        .ensureAlpha()
        .png()
        .toBuffer();
      if (!(await isLight(picture))) return sharp(picture).flatten({ background: '#ffffff' }).png();
      const inner = await sharp(picture)
        .resize({ width: canvas.width - 2 * MARGIN, height: canvas.height - 2 * MARGIN, fit: 'inside' })
        .toBuffer();
      return sharp({ create: { ...canvas, channels: 3, background: '#1c2623' } })
        .composite([{ input: inner }])
        .png();
    },
  });
  return src ? { src, ...shown } : null;
}

/** How large it is shown, whole pixels of at least one. */
function sizeOf({ width, height, shownWidth }: Size & { shownWidth: number }): Size {
  const ratio = width / height;
  const shown = Math.min(shownWidth, ROOM.width, ROOM.height * ratio);
  return { width: Math.max(1, Math.round(shown)), height: Math.max(1, Math.round(shown / ratio)) };
}

/** Whether what can be seen of a transparent picture is light. */
async function isLight(picture: Buffer): Promise<boolean> {
  const pixels = await sharp(picture).raw().toBuffer();
  let light = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    seen += alpha * 255;
  }
  const isOpaque = seen >= (pixels.length / 4) * 255 * 255;
  return !isOpaque && seen > 0 && light / seen > LIGHT;
}
