import type { StoredPost } from './load-post.ts';
import { postCrumbs } from './post-view.tsx';

/** A post for search engines: the article and its breadcrumbs. */
export function postJsonLd({
  post,
  siteUrl,
  agencyName,
}: {
  post: StoredPost;
  siteUrl: string;
  agencyName: string;
}): object[] {
  const { title, excerpt, picture, author, publishedAt, updatedAt, path, categories, seo } = post;
  const description = seo.description ?? excerpt;
  const publisher = {
    '@type': 'RealEstateAgent',
    name: agencyName,
    url: siteUrl,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      ...(description ? { description } : {}),
      ...(picture ? { image: [siteUrl + picture.src] } : {}),
      datePublished: publishedAt,
      // A post written before its date counts as unchanged.
      dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
      author: author
        ? { '@type': 'Person', name: author.name, url: siteUrl + author.path, worksFor: publisher }
        : publisher,
      publisher,
      mainEntityOfPage: siteUrl + path,
      ...(categories.length ? { articleSection: categories.map(({ name }) => name) } : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: postCrumbs(post).map(({ label, href = path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: siteUrl + href,
      })),
    },
  ];
}
