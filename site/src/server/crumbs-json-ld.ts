/** A step on the way to a page, for search engines. */
export type JsonCrumb = { name: string; path: string };

/** The way to a page from the front page (schema.org BreadcrumbList). The last step is the page itself. */
export const crumbsJsonLd = ({ crumbs, siteUrl }: { crumbs: readonly JsonCrumb[]; siteUrl: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});

/** The pages a list shows, in its order (schema.org ItemList). Nothing for an empty one. */
export const itemListJsonLd = ({
  name,
  items,
  siteUrl,
}: {
  name: string;
  items: readonly JsonCrumb[];
  siteUrl: string;
}): object[] =>
  items.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name,
          itemListElement: items.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: siteUrl + item.path,
            name: item.name,
          })),
        },
      ];
