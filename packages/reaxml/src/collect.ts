import { hasOwnText, INLINE_FILE_ELEMENTS, isCollected, TEXT_ELEMENTS } from './element-names.ts';
import type { FeedLimits } from './limits.ts';
import type { FeedNode } from './tree.ts';

type OpenTag = { name: string; attributes: Readonly<Record<string, string>>; line: number };

export type Collector = {
  open: (tag: OpenTag) => void;
  text: (text: string) => void;
  close: () => void;
  root: FeedNode;
  /** a limit was reached; what came later is not in the tree */
  isTooLarge: () => boolean;
};

/** Builds the small tree of one listing, leaving out what must not or need not be stored. */
export function collectListing({ tag, limits }: { tag: OpenTag; limits: FeedLimits }): Collector {
  const root = nodeOf(tag);
  const path: FeedNode[] = [root];
  /** HTML tags open inside a text element */
  const markup: string[] = [];
  let skipped = 0;
  let chars = 0;
  let elements = 0;
  const isTooLarge = () => chars > limits.maxListingChars || elements > limits.maxListingElements;
  return {
    root,
    isTooLarge,
    open(child) {
      const parent = path.at(-1);
      const name = child.name.toLowerCase();
      const wanted = isCollected({ name, parent: path.length > 1 ? parent?.name : undefined });
      if (skipped > 0 || !parent || !wanted || isTooLarge()) {
        skipped++;
        return;
      }
      elements++;
      if (markup.length > 0 || TEXT_ELEMENTS.has(parent.name)) {
        markup.push(name);
        addText({ node: parent, text: `<${name}>`, limits });
        return;
      }
      const node = nodeOf(child);
      for (const [key, value] of node.attributes) chars += key.length + value.length;
      parent.children.push(node);
      path.push(node);
    },
    text(text) {
      const node = path.at(-1);
      // the listing's own text is the white space between its children
      if (skipped > 0 || !node || node === root || isTooLarge() || !hasOwnText(node.name)) return;
      chars += text.length;
      addText({ node, text, limits });
    },
    close() {
      const tag = skipped > 0 ? undefined : markup.pop();
      const node = path.at(-1);
      if (skipped > 0) skipped--;
      else if (tag === undefined) path.pop();
      // <br/> is one break, not two
      else if (tag !== 'br' && node) addText({ node, text: `</${tag}>`, limits });
    },
  };
}

function nodeOf({ name, attributes, line }: OpenTag): FeedNode {
  return {
    name: name.toLowerCase(),
    rawName: name,
    attributes: new Map(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value])),
    text: '',
    cut: false,
    children: [],
    line,
  };
}

function addText({ node, text, limits }: { node: FeedNode; text: string; limits: FeedLimits }): void {
  // Base64 has four characters for three bytes, and line ends
  const max = INLINE_FILE_ELEMENTS.has(node.name) ? limits.maxInlineBytes * 1.5 : limits.maxTextChars;
  const room = max - node.text.length;
  if (text.length > room) node.cut = true;
  node.text += text.length > room ? text.slice(0, Math.max(0, room)).toWellFormed() : text;
}
