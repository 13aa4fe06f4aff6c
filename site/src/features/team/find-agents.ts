import { slipsAllowed, spellingDistance } from '@frontage/gazetteer';
import type { Agent, People } from './load-people.ts';

/** What visitors look for on the team page; empty where they do not say. */
export type AgentSearch = {
  /** A name, a suburb or a postcode. */
  text: string;
  language: string;
  /** The slug of an office. */
  office: string;
};

const MAX_TEXT = 80;

/** Reads a search from the page's address: `/agents?q=newtown&language=Hindi&office=newtown`. */
export function readAgentSearch(query: URLSearchParams): AgentSearch {
  const value = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_TEXT);
  return { text: value('q'), language: value('language'), office: value('office') };
}

/** Whether a visitor looks for anything. */
export const isAgentSearch = ({ text, language, office }: AgentSearch): boolean =>
  Boolean(text || language || office);

/**
 * The agents that a search means, in the order of the team page. Every word of the text must begin a word of the agent's
 * name, job, suburbs or office; where nobody fits, words may be spelled nearly so. `suburbs`: where each agent has
 * listings.
 */
export function findAgents({
  people: { agents, officeById },
  suburbs,
  search: { text, language, office },
}: {
  people: People;
  suburbs: ReadonlyMap<number, readonly string[]>;
  search: AgentSearch;
}): Agent[] {
  const officeOf = ({ officeId }: Agent) => (officeId === null ? undefined : officeById.get(officeId));
  const words = wordsOf(text);
  const possible = agents.filter((agent) => {
    const own = officeOf(agent);
    if (office && own?.slug !== office) return false;
    return !language || agent.profile?.languages.some((one) => same(one, language));
  });
  const known = possible.map((agent) => {
    const own = officeOf(agent);
    const places = [...(agent.profile?.suburbs ?? []), ...(suburbs.get(agent.id) ?? [])];
    return wordsOf([agent.name, agent.role, own?.name, own?.suburb, own?.postcode, ...places].join(' '));
  });
  const thatFit = (fits: (typed: string, other: string) => boolean): Agent[] =>
    possible.filter((_, at) => words.every((word) => known[at]?.some((other) => fits(word, other))));
  const exact = thatFit((typed, other) => other.startsWith(typed));
  return exact.length > 0 ? exact : thatFit(isNearly);
}

/** Whether a word was meant: it begins with the same letter, and few others are wrong. */
function isNearly(typed: string, name: string): boolean {
  const limit = slipsAllowed(typed);
  return typed[0] === name[0] && spellingDistance({ typed, name, limit }) <= limit;
}

/** The languages other than English that any agent speaks, in order. */
export const languagesOf = ({ agents }: Pick<People, 'agents'>): string[] =>
  [...new Set(agents.flatMap(({ profile }) => profile?.languages ?? []))].sort((a, b) => a.localeCompare(b));

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
