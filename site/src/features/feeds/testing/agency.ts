import type { Payload } from 'payload';

/** An office that answers to these agency codes, with people as given. */
export async function seedAgency({
  payload,
  codes,
  people = [],
}: {
  payload: Payload;
  codes: string[];
  people?: { name: string; email?: string; feedId?: string }[];
}): Promise<{ office: number; agents: number[] }> {
  const office = await payload.create({
    collection: 'offices',
    data: { name: `Office ${codes[0]}`, feedAgentIds: codes, _status: 'published' },
  });
  const agents: number[] = [];
  for (const person of people) {
    const agent = await payload.create({
      collection: 'agents',
      data: { ...person, office: office.id, _status: 'published' },
    });
    agents.push(agent.id);
  }
  return { office: office.id, agents };
}
