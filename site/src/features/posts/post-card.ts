import type { PictureImage } from '#site/ui/picture.tsx';

/** A category of news as visitors see it. */
export type Category = {
  id: number;
  slug: string;
  name: string;
  /** `/news/category/{slug}` */
  path: string;
};

/** A post as lists show it. Plain data. */
export type PostCard = {
  id: number;
  slug: string;
  /** `/news/{slug}` */
  path: string;
  title: string;
  /** One or two sentences, or ''. */
  excerpt: string;
  picture: PictureImage | null;
  categories: Category[];
  /** Who wrote it. */
  author: { id: number; name: string; path: string } | null;
  /** ISO instant, never in the future. */
  publishedAt: string;
};

export const NEWS_PATH = '/news';
export const postPath = (slug: string): string => `${NEWS_PATH}/${slug}`;
export const categoryPath = (slug: string): string => `${NEWS_PATH}/category/${slug}`;

/** Whether posts have any (IN), all (AND) or none (NOT IN) of the categories. */
export type CategoryRule = { slugs: readonly string[]; operator: 'IN' | 'AND' | 'NOT IN' };
