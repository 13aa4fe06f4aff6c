import { expect, it } from 'vitest';
import { findAgents, languagesOf, readAgentSearch } from './find-agents.ts';
import type { Agent, Office, People } from './load-people.ts';

const office = {
  id: 1,
  slug: 'newtown',
  name: 'Hale Newtown',
  suburb: 'Newtown',
  postcode: '2042',
} as Office;
const agent = (id: number, name: string, languages: string[], suburbs: string[], officeId: number | null) =>
  ({
    id,
    name,
    role: 'Sales agent',
    officeId,
    profile: { languages, suburbs, qualifications: null, licence: null, social: [], videoUrl: null },
  }) as unknown as Agent;
const people = {
  agents: [
    agent(1, 'Ana O’Brien', ['Hindi'], ['Summer Hill'], 1),
    agent(2, 'José Peña', ['Spanish', 'Hindi'], [], null),
  ],
  offices: [office],
  agentById: new Map(),
  officeById: new Map([[1, office]]),
} satisfies People;
const suburbs = new Map([[2, ['Enmore']]]);

it.each([
  ['q=jose', [2]],
  ['q=obrien', [1]],
  ['q=summer', [1]],
  ['q=summer+hill+ana', [1]],
  ['q=enmore', [2]],
  ['q=2042', [1]],
  ['q=hill+enmore', []],
  ['language=hindi', [1, 2]],
  ['language=Spanish', [2]],
  ['office=newtown', [1]],
  ['office=newtown&language=Spanish', []],
  ['q=sales', [1, 2]],
  ['', [1, 2]],
  // A slip of the fingers finds whom it means, and nobody else.
  ['q=obrein', [1]],
  ['q=newtwon', [1]],
  ['q=sumer+hill', [1]],
  ['q=enmroe', [2]],
  ['q=2043', []],
  ['q=jane', []],
])('?%s finds %j', (query, ids) => {
  const search = readAgentSearch(new URLSearchParams(query));
  expect(findAgents({ people, suburbs, search }).map(({ id }) => id)).toEqual(ids);
});

it('offers every language once', () => expect(languagesOf(people)).toEqual(['Hindi', 'Spanish']));
