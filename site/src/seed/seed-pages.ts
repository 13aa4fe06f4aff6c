import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { storePicture } from '../features/feeds/store-picture.ts';
import { withIds } from '../features/pages/starters/starter.ts';
import type { DemoPage } from './demo-pages/demo-page.ts';
import { DEMO_PAGES } from './demo-pages/demo-pages.ts';

/** Stores and publishes the demonstration's pages. One that is there already stays as it is. */
export async function seedPages({ payload, dir }: { payload: Payload; dir: string }): Promise<void> {
  for (const page of DEMO_PAGES) {
    const { totalDocs } = await payload.count({
      collection: 'pages',
      where: { path: { equals: page.path } },
    });
    if (totalDocs > 0) continue;
    const { title, path, seo } = page;
    await payload.create({
      collection: 'pages',
      data: { title, path, seo, design: await designOfPage({ payload, page, dir }), _status: 'published' },
    });
  }
}

/** The blocks of a page or post with the pictures and people of this database. */
export async function designOfPage({
  payload,
  page,
  dir,
}: {
  payload: Payload;
  page: Pick<DemoPage, 'pictures' | 'content'>;
  /** The folder the picture paths start from. */
  dir: string;
}) {
  const pictures = new Map(
    await Promise.all(
      Object.entries(page.pictures).map(async ([name, { path, alt }]) => {
        const { media } = await storePicture({ payload, bytes: await readFile(join(dir, path)), alt });
        return [name, { id: media, alt }] as const;
      }),
    ),
  );
  const { docs } = await payload.find({ collection: 'agents', depth: 0, pagination: false });
  const agents = new Map(docs.map(({ slug, id }) => [slug, Number(id)]));
  const content = page.content({
    picture: (name) => pictures.get(name) ?? null,
    agent: (slug) => [agents.get(slug)].filter((id) => id !== undefined),
  });
  return { content: withIds(content), root: { props: {} } };
}
