import type { Report } from './problem.ts';
import { attributeOf, type FeedNode } from './tree.ts';
import { webAddressOf } from './urls.ts';

/** `videoLink`, `availabilityLink`: http(s) or null when sent empty. */
export function parseLink({ node, report }: { node: FeedNode; report: Report }): string | null {
  const sent = attributeOf(node, 'href') ?? node.text.trim();
  if (sent === '') return null;
  const address = webAddressOf(sent);
  if (address) return address;
  report({
    code: 'bad-url',
    element: `${node.rawName}/@href`,
    text: sent,
    line: node.line,
    message: `${node.rawName} is not a web address and was left empty. Send a full address starting with https://.`,
  });
  return null;
}

/** All `externalLink` elements: the whole list, null when only empty ones were sent. */
export function parseLinks({ nodes, report }: { nodes: FeedNode[]; report: Report }): string[] | null {
  const links = nodes.map((node) => parseLink({ node, report })).filter((link) => link !== null);
  return links.length > 0 ? [...new Set(links)] : null;
}
