/** A meta tag with which an agency shows a service that the website is its own. */
export type VerificationTag = { name: string; content: string };

/** In lines. */
const MOST_TAGS = 10;

/**
 * The meta tags of a text, one on each line, as Google, Bing, Meta and Pinterest hand them out. A line that is anything
 * else is a problem: no other tag may change what a page does.
 */
export function readVerificationTags(text: string): { tags: VerificationTag[]; problem?: string } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const tags: VerificationTag[] = [];
  for (const line of lines) {
    const tag = readTag(line);
    if (!tag) return { tags, problem: `This is not a verification tag: ${line.slice(0, 80)}` };
    tags.push(tag);
  }
  return tags.length > MOST_TAGS ? { tags: [], problem: `Enter ${MOST_TAGS} tags at most.` } : { tags };
}

function readTag(line: string): VerificationTag | undefined {
  const [, inside] = /^<meta\s([^<>]*?)\/?>$/i.exec(line) ?? [];
  const part = (name: string) =>
    new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`, 'i').exec(inside ?? '')?.[2] ?? '';
  const [name, content] = [part('name'), part('content')];
  return NAME.test(name) && CONTENT.test(content) ? { name, content } : undefined;
}

/** `google-site-verification`, `facebook-domain-verification`, `p:domain_verify`, `msvalidate.01`. */
const NAME = /^(?=.*verif)[a-z0-9:._-]{3,60}$|^msvalidate\.01$/i;
const CONTENT = /^[\w:.=+/-]{4,200}$/;
