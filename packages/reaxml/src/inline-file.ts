import type { FeedLimits } from './limits.ts';
import type { Report } from './problem.ts';
import type { FeedNode } from './tree.ts';

/** A Base64 file in an element's text, white space removed; undefined (reported) when it is not Base64 or too large. */
export function inlineFileOf({
  node,
  name,
  limits,
  report,
}: {
  node: FeedNode;
  name: string;
  limits: FeedLimits;
  report: Report;
}): string | undefined {
  const base64 = node.text.replace(/\s+/g, '');
  const tooLarge = node.cut || base64.length * 0.75 > limits.maxInlineBytes + 2;
  if (!tooLarge && base64.length % 4 === 0 && /^[a-z0-9+/]+={0,2}$/i.test(base64)) return base64;
  report({
    code: 'bad-inline-file',
    element: name,
    text: tooLarge ? undefined : node.text.slice(0, 80),
    line: node.line,
    message: tooLarge
      ? `A ${name} inside the file is larger than ${Math.floor(limits.maxInlineBytes / 1_000_000)} MB and was left out. Send it by url.`
      : `A ${name} holds text that is not a file in Base64 and was left out. Send it by url.`,
  });
  return undefined;
}
