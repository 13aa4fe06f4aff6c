import { describe, expect, it } from 'vitest';
import { nearestOfficeId, officeIdOfPlace, type RoutingFacts, routeLead } from './route-lead.ts';

const NOBODY: RoutingFacts = {
  form: 'property-enquiry',
  agents: [],
  recipients: [],
  autoresponse: true,
  fallback: 'hello@agency.test',
  copies: [],
  propertyManagers: [],
  webhooks: [],
};
const mia = { id: 7, email: 'mia@agency.test' };
const lee = { id: 8, email: 'lee@agency.test' };
const mute = { id: 9, email: null };
const newtown = { id: 1, email: 'newtown@agency.test' };
const glebe = { id: 2, email: 'glebe@agency.test' };
const managers = [
  { email: 'pat@agency.test', officeId: 1 },
  { email: 'sam@agency.test', officeId: 2 },
];

describe('a lead goes', () => {
  it.each<[string, Partial<RoutingFacts>, string | undefined, string[], number | null, number | null]>([
    [
      'to the first agent, copied to the others',
      { agents: [mia, lee], office: newtown },
      mia.email,
      [lee.email],
      7,
      1,
    ],
    ['past an agent without an address', { agents: [mute, lee], office: newtown }, lee.email, [], 8, 1],
    [
      'to the office when no agent can be written to',
      { agents: [mute], office: newtown },
      newtown.email,
      [],
      9,
      1,
    ],
    [
      'to the office before that of the place',
      { office: newtown, officeOfPlace: glebe },
      newtown.email,
      [],
      null,
      1,
    ],
    ['to the office of the place', { officeOfPlace: glebe }, glebe.email, [], null, 2],
    [
      'to the office of the place when its own has no address',
      { office: { id: 1, email: null }, officeOfPlace: glebe },
      glebe.email,
      [],
      null,
      1,
    ],
    ['to the agency', {}, 'hello@agency.test', [], null, null],
    ['to nobody when there is no address at all', { fallback: null }, undefined, [], null, null],
    [
      'to the form’s recipients instead of agent and office, and stays theirs',
      { recipients: ['desk@agency.test', 'two@agency.test'], agents: [mia], office: newtown },
      'desk@agency.test',
      ['two@agency.test'],
      7,
      1,
    ],
    [
      'to everybody who is copied, once',
      {
        agents: [mia, lee, { id: 10, email: 'LEE@agency.test' }],
        copies: [
          { email: 'boss@agency.test', forms: [], seen: true },
          { email: 'Mia@agency.test', forms: [], seen: true },
          { email: 'rentals@agency.test', forms: ['rental-appraisal'], seen: true },
          { email: 'sales@agency.test', forms: ['property-enquiry'], seen: true },
        ],
      },
      mia.email,
      [lee.email, 'boss@agency.test', 'sales@agency.test'],
      7,
      null,
    ],
    [
      'to property managers not, unless tenants or landlords wrote',
      { office: newtown, propertyManagers: managers },
      newtown.email,
      [],
      null,
      1,
    ],
  ])('%s', (_, facts, owner, copies, agentId, officeId) => {
    expect(routeLead({ ...NOBODY, ...facts })).toMatchObject({
      owner,
      copies,
      agentId,
      officeId,
      webhooks: [],
    });
  });

  it.each(['maintenance-request', 'vacate-notice', 'transfer-management'])(
    '%s: to the office’s property managers too',
    (form) => {
      const facts = { ...NOBODY, form, propertyManagers: managers };
      expect(routeLead({ ...facts, office: glebe }).copies).toEqual(['sam@agency.test']);
      expect(routeLead({ ...facts, officeOfPlace: newtown }).copies).toEqual(['pat@agency.test']);
      expect(routeLead(facts).copies, 'all of them where no office is known').toHaveLength(2);
    },
  );

  it('to the form’s recipients instead, and who is always copied is copied all the same', () => {
    const { owner, copies, hidden } = routeLead({
      ...NOBODY,
      form: 'maintenance-request',
      recipients: ['desk@agency.test'],
      agents: [mia, lee],
      office: newtown,
      officeOfPlace: glebe,
      propertyManagers: managers,
      copies: [
        { email: 'boss@agency.test', forms: [], seen: true },
        { email: 'audit@agency.test', forms: [], seen: false },
      ],
    });
    expect({ owner, copies, hidden }).toEqual({
      owner: 'desk@agency.test',
      copies: ['pat@agency.test', 'boss@agency.test'],
      hidden: ['audit@agency.test'],
    });
  });

  it('hidden to nobody who reads it openly', () => {
    const asked = (email: string, seen: boolean) => ({ email, seen, forms: [] });
    const copies = [
      asked('mia@agency.test', false),
      asked('Boss@agency.test', false),
      asked('boss@agency.test', true),
      asked('audit@agency.test', false),
    ];
    const route = routeLead({ ...NOBODY, agents: [mia], copies });
    expect([route.copies, route.hidden]).toEqual([['boss@agency.test'], ['audit@agency.test']]);
  });

  it.each([true, false])('confirmed to the visitor or not, as its form says: %s', (autoresponse) => {
    expect(routeLead({ ...NOBODY, autoresponse }).autoresponse).toBe(autoresponse);
  });

  it('to the webhooks of its form', () => {
    const webhooks = [
      { name: 'all', forms: [] },
      { name: 'this', forms: ['property-enquiry'] },
      { name: 'other', forms: ['newsletter-signup'] },
    ];
    expect(routeLead({ ...NOBODY, webhooks }).webhooks).toEqual(['all', 'this']);
  });
});

describe('the office of a place', () => {
  const places = [
    { place: '2042', officeId: 1 },
    { place: 'St Peters', officeId: 2 },
    { place: 'st. peters', officeId: 3 },
  ];
  it.each([
    ['Newtown', '2042', 1],
    ['ST. PETERS ', '2042', 2],
    ['', ' 2042 ', 1],
    ['Peters', '2044', undefined],
    ['', '', undefined],
  ])('%j, %j', (suburb, postcode, expected) => {
    expect(officeIdOfPlace({ places, suburb, postcode })).toBe(expected);
  });
});

describe('the nearest office', () => {
  const offices = [
    { id: 1, suburb: 'Newtown', postcode: '2042' },
    { id: 2, suburb: 'Leura', postcode: '2780' },
    { id: 3, suburb: 'Fremantle', postcode: '6160' },
    { id: 4, suburb: 'Newtown', postcode: '3220' },
    { id: 5, suburb: 'Somewhere', postcode: '' },
  ];
  it.each<[string, string, string, number | undefined]>([
    ['is the one in the suburb', 'Leura', '', 2],
    ['is the one in the suburb of that state', 'newtown', '3220', 4],
    ['is the one in the postcode', 'Enmore', '2042', 1],
    ['is the one with the nearest postcode of the state', 'Katoomba', '2785', 2],
    ['is never one in another state', 'Perth', '6000', 3],
    ['is none in a state without one', 'Hobart', '7000', undefined],
    ['is none where the place is not known', 'Katoomba', '', undefined],
    ['is none where the postcode is no postcode', 'Katoomba', 'abc', undefined],
    ['is none where nothing was said', '', '', undefined],
  ])('%s', (_, suburb, postcode, id) => {
    expect(nearestOfficeId({ offices, suburb, postcode })).toBe(id);
  });
});

it('a listing’s further agents are kept beside the first who can be written to', () => {
  expect(routeLead({ ...NOBODY, agents: [mute, lee, mia] })).toMatchObject({
    agentId: 8,
    otherAgentIds: [9, 7],
  });
});
