import { describe, expect, it } from 'vitest';
import type { Gaps } from '#site/server/publish-check.ts';
import { agentGaps, officeGaps } from './people-gaps.ts';

const AGENT = {
  name: 'Ada Example',
  email: 'ada@example.com',
  role: 'Agent',
  office: 1,
  bio: 'Sells.',
  portrait: 2,
};
const OFFICE = {
  name: 'Newtown',
  street: '1 King Street',
  suburb: 'Newtown',
  state: 'NSW',
  phone: '02 9999 0000',
  hours: '9 to 5',
  picture: 3,
};

const NOTHING = { needed: [], advised: [] };
const said = (gaps: (values: Record<string, unknown>) => Gaps, values: object) => {
  const { needed, advised } = gaps({ ...values });
  return { needed: needed.map(({ message }) => message), advised: advised.map(({ message }) => message) };
};

describe('an agent', () => {
  it.each([
    ['a name', { name: ' ' }, 'Enter the name.'],
    ['any way to reach them', { email: '' }, 'Enter an email address or a phone number.'],
  ])('cannot be published without %s', (_, values, message) =>
    expect(said(agentGaps, { ...AGENT, ...values })).toEqual({ needed: [message], advised: [] }),
  );

  it.each(['email', 'mobile', 'phone'])('can be reached by %s alone', (field) =>
    expect(said(agentGaps, { ...AGENT, email: null, [field]: '0400 000 000' })).toEqual(NOTHING),
  );

  it.each([
    ['role', 'Enter the job title.'],
    ['office', 'Choose the office.'],
    ['bio', 'Add a description of the agent.'],
    ['portrait', 'Add a profile photo.'],
  ])('can be published without %s, which is recommended', (field, message) =>
    expect(said(agentGaps, { ...AGENT, [field]: null })).toEqual({ needed: [], advised: [message] }),
  );
});

describe('an office', () => {
  it.each([
    ['a name', { name: null }, 'Enter the name.'],
    ['a suburb', { suburb: '' }, 'Enter the suburb.'],
    ['a state', { state: ' ' }, 'Enter the state.'],
    ['any way to reach it', { phone: '' }, 'Enter a phone number or an email address.'],
  ])('cannot be published without %s', (_, values, message) =>
    expect(said(officeGaps, { ...OFFICE, ...values })).toEqual({ needed: [message], advised: [] }),
  );

  it('can be reached by email alone', () =>
    expect(said(officeGaps, { ...OFFICE, phone: null, email: 'newtown@example.com' })).toEqual(NOTHING));

  it.each([
    ['street', 'Enter the street.'],
    ['hours', 'Enter the opening hours.'],
    ['picture', 'Add an image.'],
  ])('can be published without %s, which is recommended', (field, message) =>
    expect(said(officeGaps, { ...OFFICE, [field]: null })).toEqual({ needed: [], advised: [message] }),
  );
});
