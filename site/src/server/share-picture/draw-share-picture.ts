import { basename } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { SiteFiles } from '../files/site-files.ts';
import { log } from '../log.ts';
import { PICTURE_FONT, pictureFont } from '../picture-font/picture-font.ts';
import { SHARE_SIZE, type ShareSheet } from './share-sheet.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 56;
/** Of the band behind the text, below a photo. */
const BAND = 208;
const PORTRAIT = 500;
/** Of the agency's name and its logo beside it. */
const AGENCY_WIDTH = 300;
const MARK = { width: 34, height: 40 };

/** Makes the picture of a sheet as JPEG. A photo that is missing or broken is left out. */
export async function drawSharePicture({
  sheet,
  local,
  fontDir,
}: {
  sheet: ShareSheet;
  /** Path of a file by its key. */
  local: SiteFiles['local'];
  /** Where the font is put for the drawing library. */
  fontDir: string;
}): Promise<Buffer> {
  const font = await pictureFont(fontDir);
  const photo = await photoOf({ sheet, local });
  const pieces = await (photo && sheet.layout === 'photo' ? overPhoto : besidePhoto)({ sheet, font, photo });
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: sheet.colours.background },
  })
    .composite(pieces)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

type Parts = { sheet: ShareSheet; font: string; photo: Buffer | undefined };

/** A photo, and the text in a band below it. */
async function overPhoto({ sheet, font, photo }: Parts): Promise<OverlayOptions[]> {
  const top = HEIGHT - BAND;
  const colour = sheet.colours.text;
  const width = WIDTH - 3 * MARGIN - AGENCY_WIDTH;
  const [title, text, agency] = await Promise.all([
    drawText({ text: sheet.title, font, colour, width, height: 104, sizes: [46, 40, 34, 28] }),
    drawText({ text: sheet.text, font, colour, width, height: 44, sizes: [34, 28, 22] }),
    drawText({
      text: sheet.agency,
      font,
      colour,
      width: AGENCY_WIDTH - 70,
      height: 100,
      sizes: [28, 24, 20],
    }),
  ]);
  const height = title.height + (text.height && text.height + 14);
  const start = top + Math.round((BAND - height) / 2);
  const left = WIDTH - MARGIN - AGENCY_WIDTH;
  return [
    ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
    ...placed(title, MARGIN, start),
    ...placed(text, MARGIN, start + title.height + 14),
    { input: mark(sheet.colours, 1.3), left, top: top + Math.round((BAND - MARK.height * 1.3) / 2) },
    ...placed(agency, left + 70, top + Math.round((BAND - agency.height) / 2)),
  ];
}

/** Text beside a portrait; across the whole picture where there is none. */
async function besidePhoto({ sheet, font, photo }: Parts): Promise<OverlayOptions[]> {
  const colour = sheet.colours.text;
  const left = MARGIN + (photo ? PORTRAIT : 0);
  const width = WIDTH - left - MARGIN;
  const [title, text, agency] = await Promise.all([
    drawText({ text: sheet.title, font, colour, width, height: 220, sizes: [72, 60, 48, 38, 30] }),
    drawText({ text: sheet.text, font, colour, width, height: 96, sizes: [40, 34, 28] }),
    drawText({ text: sheet.agency, font, colour, width: width - 80, height: 70, sizes: [32, 28, 22] }),
  ]);
  const foot = HEIGHT - MARGIN - MARK.height * 1.5;
  return [
    ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
    ...placed(title, left, 120),
    ...placed(text, left, 120 + title.height + 24),
    { input: mark(sheet.colours, 1.5), left, top: foot },
    ...placed(agency, left + 80, foot + Math.round((MARK.height * 1.5 - agency.height) / 2)),
  ];
}

type DrawnText = { input: Buffer; height: number };

const placed = ({ input, height }: DrawnText, left: number, top: number): OverlayOptions[] =>
  height ? [{ input, left, top }] : [];

/** Text in the largest of some sizes (px) that fits; what does not fit in the smallest is cut. */
async function drawText({
  text,
  font,
  colour,
  width,
  height,
  sizes,
}: {
  text: string;
  font: string;
  colour: string;
  width: number;
  height: number;
  sizes: readonly number[];
}): Promise<DrawnText> {
  const words = escaped(text);
  if (!words) return NOTHING;
  for (const [index, size] of sizes.entries()) {
    const drawn = await drawnAt({ words, font, colour, width, size });
    if (!drawn) return NOTHING;
    const { data, info } = drawn;
    if (info.height <= height) return { input: data, height: info.height };
    if (index === sizes.length - 1) {
      const input = await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer();
      return { input, height };
    }
  }
  return NOTHING;
}

const NOTHING: DrawnText = { input: Buffer.alloc(0), height: 0 };

/** Text of one size; undefined for one in a script that no font here has. */
async function drawnAt({
  words,
  font,
  colour,
  width,
  size,
}: {
  words: string;
  font: string;
  colour: string;
  width: number;
  size: number;
}) {
  const text = {
    text: `<span foreground="${colour}">${words}</span>`,
    font: `${PICTURE_FONT} ${size}`,
    fontfile: font,
    width,
    rgba: true,
    // One point is then one pixel.
    dpi: 72,
    wrap: 'word-char' as const,
  };
  try {
    return await sharp({ text }).png().toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof Error && error.message.includes('no text to render')) return undefined;
    throw error;
  }
}

const MOST_LETTERS = 200;

/** Text without what the drawing library would read as markup or refuses. */
const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
    .toWellFormed()
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

/** The logo: an archway, as in the header. */
function mark({ text, background }: ShareSheet['colours'], scale: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 40" width="${MARK.width * scale}" height="${MARK.height * scale}">
      <path d="M0 40V17a17 17 0 0 1 34 0v23Z" fill="${text}"/><path d="M9 40V18a8 8 0 0 1 16 0v22Z" fill="${background}"/>
    </svg>`,
  );
}

async function photoOf({
  sheet: { photo, layout },
  local,
}: {
  sheet: ShareSheet;
  local: SiteFiles['local'];
}): Promise<Buffer | undefined> {
  if (!photo) return undefined;
  const [width, height] = layout === 'portrait' ? [PORTRAIT, HEIGHT] : [WIDTH, HEIGHT - BAND];
  try {
    const path = await local(`media/${basename(photo)}`);
    if (!path) throw new Error('The file is missing.');
    return await sharp(path)
      .resize({ width, height, fit: 'cover', position: layout === 'portrait' ? 'top' : 'centre' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    log.warn({ err: error, photo }, 'a photo cannot be read: its sharing picture is made without it');
    return undefined;
  }
}
