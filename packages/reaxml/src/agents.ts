import type { RemovedSlot } from './media.ts';
import type { Report } from './problem.ts';
import { lineOrNull } from './text.ts';
import { attributeOf, childOf, childrenOf, type FeedNode } from './tree.ts';
import { webAddressOf } from './urls.ts';
import { yesNo } from './yes-no.ts';

export type FeedTelephone = { type: 'BH' | 'AH' | 'mobile' | null; number: string };

/** A person on a listing, in slot `id`. Absent = not sent, null = sent empty. */
export type FeedAgent = {
  /** "1" to "4" */
  id: string;
  name?: string | null;
  /** lowercase, in the order sent */
  emails?: string[] | null;
  telephones?: FeedTelephone[] | null;
  /** best key for the person */
  uniqueListingAgentID?: string | null;
  /** the other office of a conjunctional agent: match nobody of ours by name alone */
  agentID?: string | null;
  /** MyDesktop's number for the person (`agentid`, lowercase) */
  crmID?: string | null;
  displayProfile?: boolean;
  twitterURL?: string | null;
  facebookURL?: string | null;
  linkedInURL?: string | null;
  /** portrait, http(s) */
  photo?: string | null;
};

/** All `listingAgent` elements of a listing, by slot. Slots without content and repeats of a person become `removed`. */
export function parseAgents({
  nodes,
  report,
}: {
  nodes: FeedNode[];
  report: Report;
}): (FeedAgent | RemovedSlot)[] {
  const agents = withIds(nodes)
    .map(({ node, id }, position) => ({ position, agent: parseAgent({ node, id, report }) }))
    .sort((a, b) => Number(a.agent.id) - Number(b.agent.id) || a.position - b.position)
    .map(({ agent }) => agent);
  const people = new Set<string>();
  const slots = new Map<string, FeedAgent | RemovedSlot>();
  for (const agent of agents) {
    const person = personOf(agent);
    if (person === undefined || people.has(person)) {
      if (!slots.has(agent.id)) slots.set(agent.id, { id: agent.id, removed: true });
      continue;
    }
    people.add(person);
    // two people in one slot: the second takes the next free one
    slots.set(isFree({ slots, id: agent.id }) ? agent.id : nextFree(slots), agent);
  }
  return [...slots.entries()]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([id, slot]) => ({ ...slot, id }));
}

/** Email, then the sender's id, then the name tell people apart. */
function personOf({ emails, uniqueListingAgentID, name }: FeedAgent): string | undefined {
  const key = emails?.[0] ?? uniqueListingAgentID ?? name;
  return key?.toLowerCase();
}

function isFree({ slots, id }: { slots: ReadonlyMap<string, FeedAgent | RemovedSlot>; id: string }): boolean {
  const slot = slots.get(id);
  return slot === undefined || 'removed' in slot;
}

function nextFree(taken: ReadonlyMap<string, unknown>): string {
  let id = 1;
  while (taken.has(String(id))) id++;
  return String(id);
}

/** The first agent without an id is slot 1, further ones take the next free number. */
function withIds(nodes: FeedNode[]): { node: FeedNode; id: string }[] {
  const taken = new Set(nodes.map((node) => slotId(node)).filter((id) => id !== undefined));
  let next = 1;
  return nodes.map((node) => {
    const id = slotId(node);
    if (id !== undefined) return { node, id };
    while (taken.has(String(next))) next++;
    taken.add(String(next));
    return { node, id: String(next) };
  });
}

function slotId(node: FeedNode): string | undefined {
  const sent = attributeOf(node, 'id');
  return sent && /^\d{1,3}$/.test(sent) ? String(Number(sent)) : undefined;
}

function parseAgent({ node, id, report }: { node: FeedNode; id: string; report: Report }): FeedAgent {
  const emails = childrenOf(node, 'email');
  const telephones = childrenOf(node, 'telephone');
  const photo = photoOf(node);
  const displayProfile = yesNo(attributeOf(node, 'displayAgentProfile') ?? '');
  const line = (name: string, key: keyof FeedAgent) => {
    const child = node.children.find((each) => each.name === name.toLowerCase() && !isCrmId(each));
    return child ? { [key]: lineOrNull(child.text) } : {};
  };
  const crm = node.children.find(isCrmId);
  return {
    id,
    ...line('name', 'name'),
    ...(emails.length > 0 ? { emails: emailsOf(emails) } : {}),
    ...(telephones.length > 0 ? { telephones: telephonesOf(telephones) } : {}),
    ...line('uniqueListingAgentID', 'uniqueListingAgentID'),
    ...line('agentID', 'agentID'),
    ...(crm ? { crmID: lineOrNull(crm.text) } : {}),
    ...(typeof displayProfile === 'boolean' ? { displayProfile } : {}),
    ...link({ node, name: 'twitterURL', report }),
    ...link({ node, name: 'facebookURL', report }),
    ...link({ node, name: 'linkedInURL', report }),
    ...(photo === undefined ? {} : { photo }),
  };
}

/** The one place where letter case carries meaning. */
function isCrmId(node: FeedNode): boolean {
  return node.rawName === 'agentid';
}

/** One element may hold several addresses. */
function emailsOf(nodes: FeedNode[]): string[] | null {
  const words = nodes.flatMap((node) => (lineOrNull(node.text) ?? '').toLowerCase().split(/[\s,;]+/));
  const emails = words.filter((word) => /^[^@<>()]{1,64}@[^@<>()]{1,255}$/.test(word));
  return emails.length > 0 ? [...new Set(emails)] : null;
}

function telephonesOf(nodes: FeedNode[]): FeedTelephone[] | null {
  const telephones = nodes.flatMap((node) => {
    const number = lineOrNull(node.text);
    const sent = attributeOf(node, 'type')?.toLowerCase();
    return number ? [{ type: TYPES.find((type) => type.toLowerCase() === sent) ?? null, number }] : [];
  });
  return telephones.length > 0 ? telephones : null;
}

const TYPES = ['BH', 'AH', 'mobile'] as const;

type LinkName = 'twitterURL' | 'facebookURL' | 'linkedInURL';

function link({
  node,
  name,
  report,
}: {
  node: FeedNode;
  name: LinkName;
  report: Report;
}): Partial<FeedAgent> {
  const child = childOf(node, name);
  if (!child) return {};
  const sent = lineOrNull(child.text);
  const address = sent ? webAddressOf(sent) : undefined;
  if (sent && !address) {
    report({
      code: 'bad-url',
      element: `listingAgent/${name}`,
      text: sent,
      line: child.line,
      message: `The agent's ${name} is not a web address and was left empty. Send it with https:// in front.`,
    });
  }
  return { [name]: address ?? null };
}

function photoOf(node: FeedNode): string | null | undefined {
  const media = childOf(node, 'media');
  if (!media) return undefined;
  const photo = childrenOf(media, 'attachment').find(
    (child) => attributeOf(child, 'usage')?.toLowerCase() === 'agentphoto',
  );
  return webAddressOf(photo ? (attributeOf(photo, 'url') ?? '') : '') ?? null;
}
