import type { ReactNode } from 'react';
import { newsTexts } from '#site/messages/news.ts';
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs.tsx';
import { Container } from '#site/ui/container.tsx';
import { StaffContent } from '#site/ui/in-language.tsx';
import { Picture, type PictureRatio } from '#site/ui/picture.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { NEWS_PATH, type PostCard } from './post-card.ts';
import { PostDate, PostGrid } from './post-list.tsx';
import type { PostNeighbours } from './post-neighbours.ts';

/** A column of readable width, for everything but full-width bands. */
const COLUMN = '[--container-page:56rem]';

/** A post: title, categories, picture, design, and more posts. */
export function PostView({
  post,
  more,
  children,
}: {
  post: PostCard;
  /** Others to read next. */
  more: PostCard[];
  /** What was built with the page builder. */
  children: ReactNode;
}) {
  return (
    <article>
      <Container className={`pt-4 ${COLUMN}`}>
        <Breadcrumbs items={postCrumbs(post)} />
        <header className="pt-8 pb-8 md:pt-12">
          <PostTitle post={post} />
          <PostSummary post={post} className="mt-5" />
          <PostDetails post={post} className="mt-5" />
        </header>
      </Container>
      {post.picture && (
        <Container>
          <PostPicture post={post} ratio="16/9" />
        </Container>
      )}
      <div className={`fr-page py-4 ${COLUMN}`}>
        <StaffContent>{children}</StaffContent>
      </div>
      {more.length > 0 && (
        <Section tone="sand">
          <MorePosts posts={more} />
        </Section>
      )}
    </article>
  );
}

type Part = { post: PostCard; className?: string };

/** Its title, that of the page. */
export const PostTitle = ({ post: { title } }: Part) => (
  <h1 className="text-3xl wrap-anywhere md:text-4xl">
    <WrittenText text={title} />
  </h1>
);

/** Its summary, if it has one. */
export const PostSummary = ({ post: { excerpt }, className = '' }: Part) =>
  excerpt ? (
    <p className={`${className} text-lg/relaxed wrap-anywhere md:text-xl/relaxed`.trim()}>
      <WrittenText text={excerpt} />
    </p>
  ) : null;

/** Its date, author and categories in a line, or those of them that are wanted. */
export function PostDetails({
  post,
  className = '',
  shows = { date: true, author: true, categories: true },
}: Part & { shows?: { date: boolean; author: boolean; categories: boolean } }) {
  const author = shows.author ? post.author : null;
  const categories = shows.categories ? post.categories : [];
  if (!shows.date && !author && categories.length === 0) return null;
  return (
    <p className={`${className} flex flex-wrap gap-x-4 gap-y-1 text-muted`.trim()}>
      {shows.date && <PostDate post={post} />}
      {author && (
        <span>
          {newsTexts().by}{' '}
          <a href={author.path} className="underline underline-offset-4">
            <WrittenText text={author.name} />
          </a>
        </span>
      )}
      {categories.length > 0 && (
        <span className="flex flex-wrap gap-x-3">
          {categories.map(({ slug, name, path }) => (
            <a key={slug} href={path} className="underline underline-offset-4">
              <WrittenText text={name} />
            </a>
          ))}
        </span>
      )}
    </p>
  );
}

/** Its picture, if it has one, as wide as the page. */
export const PostPicture = ({ post: { picture }, ratio }: Part & { ratio: PictureRatio }) =>
  picture && (
    <div className="overflow-hidden rounded-lg">
      <Picture
        image={picture}
        ratio={ratio}
        priority
        sizes="(min-width: 80rem) 76rem, (min-width: 48rem) calc(100vw - 4rem), calc(100vw - 2.5rem)"
      />
    </div>
  );

/** What to read next, under its heading. */
export const MorePosts = ({ posts }: { posts: PostCard[] }) => (
  <>
    <SectionHeading title={newsTexts().more} link={{ href: NEWS_PATH, label: newsTexts().allNews }} />
    <PostGrid posts={posts} sample />
  </>
);

/** The posts published before and after it, each as a link. */
export function PostNeighbourLinks({ newer, older }: Pick<PostNeighbours, 'newer' | 'older'>) {
  const texts = newsTexts();
  return (
    <nav aria-label={texts.neighbours} className="grid gap-6 sm:grid-cols-2">
      {older && (
        <p>
          <span className="block text-sm text-muted">{texts.previous}</span>
          <a href={older.path} rel="prev" className="underline underline-offset-4 wrap-anywhere">
            <WrittenText text={older.title} />
          </a>
        </p>
      )}
      {newer && (
        <p className="sm:col-start-2 sm:text-end">
          <span className="block text-sm text-muted">{texts.next}</span>
          <a href={newer.path} rel="next" className="underline underline-offset-4 wrap-anywhere">
            <WrittenText text={newer.title} />
          </a>
        </p>
      )}
    </nav>
  );
}

/** Breadcrumbs of a post. */
export function postCrumbs({ title, categories: [category] }: PostCard): Crumb[] {
  const texts = newsTexts();
  return [
    { label: texts.home, href: '/' },
    { label: texts.title, href: NEWS_PATH },
    ...(category ? [{ label: category.name, href: category.path, isWritten: true }] : []),
    { label: title, isWritten: true },
  ];
}
