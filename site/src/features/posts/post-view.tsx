import type { ReactNode } from 'react';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Container } from '#site/ui/container.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { NEWS_PATH, type PostCard } from './post-card.ts';
import { PostDate, PostGrid } from './post-list.tsx';

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
  const { title, excerpt, picture, categories, author } = post;
  return (
    <article>
      <Container className={`pt-4 ${COLUMN}`}>
        <Breadcrumbs items={postCrumbs(post)} />
        <header className="pt-8 pb-8 md:pt-12">
          <h1 className="text-3xl wrap-anywhere md:text-4xl">{title}</h1>
          {excerpt && <p className="mt-5 text-lg/relaxed wrap-anywhere md:text-xl/relaxed">{excerpt}</p>}
          <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-muted">
            <PostDate post={post} />
            {author && (
              <span>
                By{' '}
                <a href={author.path} className="underline underline-offset-4">
                  {author.name}
                </a>
              </span>
            )}
            {categories.length > 0 && (
              <span className="flex flex-wrap gap-x-3">
                {categories.map(({ slug, name, path }) => (
                  <a key={slug} href={path} className="underline underline-offset-4">
                    {name}
                  </a>
                ))}
              </span>
            )}
          </p>
        </header>
      </Container>
      {picture && (
        <Container>
          <div className="overflow-hidden rounded-lg">
            <Picture
              image={picture}
              ratio="16/9"
              priority
              sizes="(min-width: 80rem) 76rem, (min-width: 48rem) calc(100vw - 4rem), calc(100vw - 2.5rem)"
            />
          </div>
        </Container>
      )}
      <div className={`fr-page py-4 ${COLUMN}`}>{children}</div>
      {more.length > 0 && (
        <Section tone="sand">
          <SectionHeading title="More news" link={{ href: NEWS_PATH, label: 'All news' }} />
          <PostGrid posts={more} sample />
        </Section>
      )}
    </article>
  );
}

/** Breadcrumbs of a post. */
export function postCrumbs({ title, categories: [category] }: PostCard): { label: string; href?: string }[] {
  return [
    { label: 'Home', href: '/' },
    { label: 'News', href: NEWS_PATH },
    ...(category ? [{ label: category.name, href: category.path }] : []),
    { label: title },
  ];
}
