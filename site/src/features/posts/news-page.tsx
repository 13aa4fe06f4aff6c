import { newsTexts } from '#site/messages/news.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { TermLinks } from '#site/ui/paged/paged-list.tsx';
import { Pagination } from '#site/ui/pagination.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { FoundPosts } from './find-posts.ts';
import { type Category, categoryPath, NEWS_PATH } from './post-card.ts';
import { PostGrid } from './post-list.tsx';

/** All news, or that of one category, in pages. */
export function NewsPage({
  found: { posts, page, pages },
  categories,
  category,
  agencyName,
}: {
  found: FoundPosts;
  categories: readonly Category[];
  /** The one that is shown alone. */
  category?: Category;
  agencyName: string;
}) {
  const path = category?.path ?? NEWS_PATH;
  const texts = newsTexts();
  const above = [
    { label: texts.home, href: '/' },
    { label: texts.title, href: NEWS_PATH },
  ];
  return (
    <Container className="pt-4 pb-20">
      <Breadcrumbs items={category ? [...above, { label: category.name, isWritten: true }] : above} />
      <h1 className="mt-8 mb-6 text-3xl wrap-anywhere md:text-4xl">
        {category ? <WrittenText text={category.name} /> : texts.title}
      </h1>
      {posts.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText(agencyName)}>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/buy">{texts.buy}</ButtonLink>
            <ButtonLink href="/rent" variant="outline">
              {texts.rent}
            </ButtonLink>
          </div>
        </EmptyState>
      ) : (
        <>
          {categories.length > 1 && (
            <div className="mb-10">
              <TermLinks
                label={texts.categories}
                terms={[
                  { slug: '', name: texts.all },
                  ...categories.map((one) => ({ ...one, isWritten: true })),
                ]}
                current={category?.slug ?? ''}
                href={(slug) => (slug ? categoryPath(slug) : NEWS_PATH)}
              />
            </div>
          )}
          <PostGrid posts={posts} level={2} priority={page === 1} />
          <div className="mt-14">
            <Pagination
              page={page}
              pages={pages}
              label={texts.pages}
              href={(n) => newsPath({ path, page: n })}
            />
          </div>
        </>
      )}
    </Container>
  );
}

/** `/news?page=2` */
export const newsPath = ({ path, page }: { path: string; page: number }): string =>
  page > 1 ? `${path}?page=${page}` : path;
