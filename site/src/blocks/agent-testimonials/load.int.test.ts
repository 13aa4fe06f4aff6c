import { expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { agentTestimonials } from './agent-testimonials.tsx';
import { load as loadAgentTestimonials } from './load.ts';

const { payload } = await testPayload();

it('loads the agents that are named and published, once each, and says whose page it is', async () => {
  const agent = (name: string, _status: 'published' | 'draft') =>
    payload.create({ collection: 'agents', data: { name, _status }, draft: _status === 'draft' });
  const ada = await agent('Ada', 'published');
  const bo = await agent('Bo', 'published');
  const draft = await agent('Not yet', 'draft');
  const testimonials = [bo.id, ada.id, bo.id, draft.id, 9999].map((id) => ({
    agent: [id],
    quote: 'Good.',
    author: '',
  }));
  const load = (context: { path: string; agent?: number }) =>
    loadAgentTestimonials({
      payload,
      props: { ...agentTestimonials.defaults, testimonials },
      context,
      now: 0,
    });
  const { data } = await load({ path: '/' });
  expect(data.agents.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
  expect(data.about).toBeNull();
  expect((await load({ path: '/agents/ada', agent: ada.id })).data.about).toBe(ada.id);
});
