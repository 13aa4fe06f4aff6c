import sanitizeHtml from 'sanitize-html';

/** An option that the library’s types do not name: what may stand without a value. */
const EMPTY = { allowedEmptyAttributes: ['alt', 'download'] };

/** By which a link opts in to the lightbox (`yes`) or out of it (`no`). */
const LIGHTBOX = 'data-elementor-open-lightbox';

/** Headings begin at 2: a page's own title is its only first one. */
const TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'div', 'span'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/**
 * HTML that somebody wrote or pasted, without anything that runs, loads from other hosts or leaves the page's frame:
 * no scripts, styles, forms, frames or handlers; links to the web, mailboxes and telephones; pictures of this website
 * alone. Links may be downloads and may opt in to the lightbox or out of it. What is not allowed goes, its text stays.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel', 'download', LIGHTBOX],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      abbr: ['title'],
      ol: ['start', 'reversed'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      '*': ['id', 'lang', 'dir'],
    },
    ...EMPTY,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href, title, target, download, [LIGHTBOX]: lightbox }) => ({
        tagName,
        attribs: {
          ...(href ? { href } : {}),
          ...(title ? { title } : {}),
          ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
          ...(download === undefined ? {} : { download }),
          ...(lightbox === 'yes' || lightbox === 'no' ? { [LIGHTBOX]: lightbox } : {}),
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[\w.%-]+$/.test(attribs.src ?? ''),
  });
}
