/** One element of a listing as read; names are lowercase because feeds vary their letter case. */
export type FeedNode = {
  name: string;
  /** the name as sent: MyDesktop's `agentid` means something else than `agentID` */
  rawName: string;
  attributes: ReadonlyMap<string, string>;
  /** own text, entities decoded once by XML, white space kept */
  text: string;
  /** text beyond the limit was cut off */
  cut: boolean;
  children: FeedNode[];
  line: number;
};

/** The first child of that name (any letter case of the feed matches the lowercase form). */
export function childOf(node: FeedNode, name: string): FeedNode | undefined {
  const wanted = name.toLowerCase();
  return node.children.find((child) => child.name === wanted);
}

export function childrenOf(node: FeedNode, name: string): FeedNode[] {
  const wanted = name.toLowerCase();
  return node.children.filter((child) => child.name === wanted);
}

/** The attribute trimmed; undefined = not sent, '' = sent empty. */
export function attributeOf(node: FeedNode, name: string): string | undefined {
  return node.attributes.get(name.toLowerCase())?.trim();
}

/** No text, no children; attributes may be there. */
export function isBlank(node: FeedNode): boolean {
  return node.children.length === 0 && node.text.trim() === '';
}
