import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { facades, officeFronts } from './art/facades/catalogue.ts';
import { drawFacade } from './art/facades/render.ts';
import { drawHero } from './art/hero.ts';
import { drawLogo } from './art/logo.ts';
import { people } from './art/people/people.ts';
import { drawPortrait } from './art/people/portrait.ts';
import { plans } from './art/plan-data.ts';
import { drawPlan } from './art/plans.ts';
import { roomPictures } from './art/rooms/catalogue.ts';
import { drawRoom } from './art/rooms/render.ts';

// Draws the demonstration agency's pictures: `node tools/demo/draw.ts` for all, with arguments only those whose name contains one of them.

type Job = { folder: 'feed/pictures' | 'pictures'; name: string; quality: number; draw: () => string };

const jobs: readonly Job[] = [
  ...facades.map(
    (facade): Job => ({
      folder: 'feed/pictures',
      name: facade.name,
      quality: 50,
      draw: () => drawFacade(facade),
    }),
  ),
  ...roomPictures.map(
    (room): Job => ({ folder: 'feed/pictures', name: room.name, quality: 64, draw: () => drawRoom(room) }),
  ),
  ...plans.map(
    (plan): Job => ({
      folder: 'feed/pictures',
      name: plan.name,
      quality: 60,
      draw: () => drawPlan({ plan }),
    }),
  ),
  ...people.map(
    (person): Job => ({
      folder: 'pictures',
      name: person.name,
      quality: 70,
      draw: () => drawPortrait(person),
    }),
  ),
  ...officeFronts.map(
    (front): Job => ({ folder: 'pictures', name: front.name, quality: 62, draw: () => drawFacade(front) }),
  ),
  { folder: 'pictures', name: 'hero', quality: 66, draw: drawHero },
];

const inDemo = (path: string) => fileURLToPath(new URL(`../../site/demo/${path}`, import.meta.url));

const run = async (words: readonly string[]) => {
  const wanted = jobs.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const folder of ['feed/pictures', 'pictures']) await mkdir(inDemo(`${folder}`), { recursive: true });
  let bytes = 0;
  for (const { folder, name, quality, draw } of wanted) {
    const { size } = await sharp(Buffer.from(draw()))
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(inDemo(`${folder}/${name}.webp`));
    bytes += size;
  }
  await writeFile(inDemo('pictures/logo.svg'), drawLogo());
  console.log(`${wanted.length} pictures, ${(bytes / 1e6).toFixed(2)} MB`);
};

await run(process.argv.slice(2));
