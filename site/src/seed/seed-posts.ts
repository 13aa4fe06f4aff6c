import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { storePicture } from '../features/feeds/store-picture.ts';
import { DEMO_CATEGORIES } from './demo-posts/demo-post.ts';
import { DEMO_POSTS } from './demo-posts/demo-posts.ts';
import { designOfPage } from './seed-pages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores and publishes the demonstration's news. What is there already stays as it is. */
export async function seedPosts({
  payload,
  dir,
  now,
}: {
  payload: Payload;
  dir: string;
  now: Date;
}): Promise<void> {
  const categories = await seedCategories(payload);
  const { docs: agents } = await payload.find({ collection: 'agents', depth: 0, pagination: false });
  for (const post of DEMO_POSTS) {
    const where = { slug: { equals: post.slug } };
    if ((await payload.count({ collection: 'posts', where })).totalDocs > 0) continue;
    const { title, slug, excerpt, picture } = post;
    const { media } = await storePicture({
      payload,
      bytes: await readFile(join(dir, picture.path)),
      alt: picture.alt,
    });
    await payload.create({
      collection: 'posts',
      data: {
        title,
        slug,
        excerpt,
        picture: media,
        categories: post.categories.flatMap((name) => categories.get(name) ?? []),
        author: agents.find((agent) => agent.slug === post.author)?.id,
        publishedAt: new Date(now.getTime() - post.daysAgo * DAY_MS).toISOString(),
        design: await designOfPage({ payload, page: post, dir }),
        _status: 'published',
      },
    });
  }
}

async function seedCategories(payload: Payload): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const name of DEMO_CATEGORIES) {
    const { docs } = await payload.find({
      collection: 'post-categories',
      where: { name: { equals: name } },
      limit: 1,
      depth: 0,
    });
    ids.set(name, (docs[0] ?? (await payload.create({ collection: 'post-categories', data: { name } }))).id);
  }
  return ids;
}
