import { describe, expect, it } from 'vitest';
import { fragmentOfFile, ownedFragment, readOwnedFragment } from './owned-fragments.ts';

const read = (name: Parameters<typeof readOwnedFragment>[0]['name'], query: string) =>
  readOwnedFragment({ name, query: new URLSearchParams(query) });

describe('files of the old theme', () => {
  it.each([
    ['agent-sold-properties.php', 'agent-sold'],
    ['agent_current_properties.php', 'agent-current'],
    ['agentCurrentPropertiesBigImage.php', 'agent-current-big'],
    ['agent-current-big-image.php', 'agent-current-big'],
    ['agency-sold-listings.php', 'agency-sold'],
    ['agency_active_listings.php', 'agency-active'],
    ['agency-rental-listings.php', 'agency-rental'],
    ['agency-properties.php', 'agency-properties'],
    ['functions.php', undefined],
    ['style.css', undefined],
    ['agent.php', undefined],
  ])('%s is %s', (file, name) => {
    expect(fragmentOfFile(file)).toBe(name);
  });
});

describe('what is asked of a fragment', () => {
  it('names an agent, several, or an office', () => {
    expect(read('agent-sold', 'agent_id=3&page=2')).toMatchObject({ owner: { agent: 3 }, page: 2 });
    expect(read('agent-sold', 'employeeIds=3,4,x,4')).toMatchObject({ owner: { agents: [3, 4] }, page: 1 });
    expect(read('agency-active', 'agency_id=7')).toMatchObject({ owner: { office: 7 } });
    expect(read('agency-active', 'agent_id=7')).toBeUndefined();
    expect(read('agent-sold', 'agent_id=-1')).toBeUndefined();
    expect(read('agent-sold', '')).toBeUndefined();
  });

  it.each([
    ['', ['sold']],
    ['&sold=1', ['sold']],
    ['&sold=leased', ['leased']],
    ['&sold=all', ['sold', 'leased']],
    ['&sold=constructor', ['sold']],
  ])('of what was sold%s: %j', (more, channels) => {
    expect(read('agent-sold', `agent_id=3${more}`)?.fragment.channels).toEqual(channels);
  });

  it('may be one kind of what is current, and never another', () => {
    expect(read('agent-current', 'agent_id=3&list=rent')?.fragment.channels).toEqual(['rent']);
    expect(read('agent-current', 'agent_id=3&list=sold')?.fragment.channels).toEqual(['buy', 'rent']);
    expect(read('agency-active', 'agency_id=3&sold=all')?.fragment.channels).toEqual(['buy']);
  });
});

it.each([
  [{ agent: 3 }, 'buy', '/fragments/agent-current?agent_id=3&list=buy'],
  [{ agent: 3 }, 'leased', '/fragments/agent-sold?agent_id=3&sold=leased'],
  [{ office: 2 }, 'rent', '/fragments/agency-rental?agency_id=2'],
  [{ office: 2 }, 'sold', '/fragments/agency-sold?agency_id=2'],
] as const)('%j, %s: fetched at %s, which reads back as the same', (owner, channel, address) => {
  expect(ownedFragment({ owner, channel })).toBe(address);
  const [path = '', query] = address.split('?');
  const asked = read(path.split('/').at(-1) as 'agent-sold', query ?? '');
  expect(asked).toMatchObject({ owner, address, fragment: { channels: [channel] } });
});
