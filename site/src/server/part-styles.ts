/** A stylesheet of what only some pages have, and what in a page's HTML says that it needs it. */
export type PartStyle = { url: string; needed: RegExp };

/**
 * A stylesheet with what it is needed for: the classes that it styles and `site`, the one of every page, does not, and the
 * texts of `also`.
 */
export function partStyle({
  url,
  css,
  site,
  also = [],
}: {
  url: string;
  css: string;
  site: string;
  also?: readonly string[];
}): PartStyle {
  const everywhere = new Set([...site.matchAll(/(?:^|[{}])\.([\w-]+)/g)].map(([, name]) => name));
  const own = [...css.matchAll(/\.((?:fr|e)-[\w-]+)/g)].map(([, name]) => name as string);
  const classes = [...new Set(own)].filter((name) => !everywhere.has(name)).map((name) => `\\b${name}\\b`);
  return { url, needed: new RegExp([...classes, ...also].join('|')) };
}

/** A page's HTML with links to the stylesheets of the parts that are in it. */
export function withPartStyles(html: Buffer, parts: readonly PartStyle[] = []): Buffer {
  if (!parts.length) return html;
  const end = html.indexOf('</head>');
  // Names of classes are ASCII: letters of several bytes need not be read.
  const text = html.toString('latin1', end);
  const links = parts
    .filter(({ needed }) => needed.test(text))
    .map(({ url }) => `<link rel="stylesheet" href="${url}"/>`);
  return links.length
    ? Buffer.concat([html.subarray(0, end), Buffer.from(links.join('')), html.subarray(end)])
    : html;
}
