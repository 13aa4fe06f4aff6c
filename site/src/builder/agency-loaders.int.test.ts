import { beforeAll, describe, expect, it } from 'vitest';
import { loaderOf } from '#site/block-kit/testing/loader-of.ts';
import { agentCard } from '#site/blocks/agent-card/agent-card.tsx';
import { load as loadAgentCard } from '#site/blocks/agent-card/load.ts';
import { leadForm } from '#site/blocks/lead-form/lead-form.tsx';
import { load as loadLeadForm } from '#site/blocks/lead-form/load.ts';
import { load as loadNewsletter } from '#site/blocks/newsletter/load.ts';
import { newsletter } from '#site/blocks/newsletter/newsletter.tsx';
import { load as loadPhoneReveal } from '#site/blocks/phone-reveal/load.ts';
import { phoneReveal } from '#site/blocks/phone-reveal/phone-reveal.tsx';
import { load as loadStampDuty } from '#site/blocks/stamp-duty/load.ts';
import { stampDuty } from '#site/blocks/stamp-duty/stamp-duty.tsx';
import { load as loadTranslate } from '#site/blocks/translate/load.ts';
import { translate } from '#site/blocks/translate/translate.tsx';
import { testPayload } from '#site/testing/payload.ts';

const { payload } = await testPayload();
let office = 0;
let agent = 0;

beforeAll(async () => {
  const { id } = await payload.create({
    collection: 'offices',
    data: { name: 'Newtown', phone: '02 5550 0100', _status: 'published' },
  });
  office = Number(id);
  const ada = await payload.create({
    collection: 'agents',
    data: { name: 'Ada Example', office: office, mobile: '0491 570 156', _status: 'published' },
  });
  agent = Number(ada.id);
});

describe('the lead form', () => {
  const load = loaderOf({ payload, defaults: leadForm.defaults, loader: loadLeadForm });

  it('is whole, and about whom the page is about', async () => {
    const { data } = await load({ props: { form: 'contact-agent' }, context: { agent } });
    expect(data).toMatchObject({
      offered: true,
      about: { agent },
      ready: { action: `/forms/contact-agent?agent_id=${agent}`, values: { agent_id: String(agent) } },
    });
  });

  it('is to the agent that was chosen before the one of the page', async () => {
    const { data } = await load({
      props: { form: 'contact-agent', agent: [agent] },
      context: { agent: 999 },
    });
    expect(data.about.agent).toBe(agent);
  });

  it('opens in the panel alone where it needs a list that the page does not have', async () => {
    const { data } = await load({ props: { form: 'inspection-registration' } });
    expect(data).toMatchObject({ offered: true, ready: undefined });
  });

  it('is not offered where there is no such form', async () => {
    expect((await load({ props: { form: 'no-such-form' } })).data.offered).toBe(false);
  });
});

it('the newsletter has a form for the page and one for the panel', async () => {
  const { data } = await loaderOf({ payload, defaults: newsletter.defaults, loader: loadNewsletter })();
  expect([data.form?.definition.key, data.panel]).toEqual(['newsletter-footer', true]);
});

describe('the phone number', () => {
  const load = loaderOf({ payload, defaults: phoneReveal.defaults, loader: loadPhoneReveal });
  const numberOf = async (asked: Parameters<typeof load>[0]) => (await load(asked)).data.number;

  it('is the agent’s, the office’s, or none', async () => {
    expect(await numberOf({ props: { of: 'agent', agent: [agent] } })).toBe('0491 570 156');
    expect(await numberOf({ props: { of: 'agent' }, context: { agent } })).toBe('0491 570 156');
    expect(await numberOf({ props: { of: 'office', office: [office] } })).toBe('02 5550 0100');
    expect(await numberOf({ props: { of: 'agent' } })).toBeNull();
  });

  it.each([
    ['(02) 5550 0140', '(02) 5550 0140'],
    [' 13 00 00 ', '13 00 00'],
    ['call us', null],
    ['javascript:123', null],
    ['', null],
  ])('typed as %j is %j', async (typed, number) => {
    expect(await numberOf({ props: { of: 'own', number: typed } })).toBe(number);
  });
});

it('the agent is the one chosen, or the one the page is about, with their office', async () => {
  const load = loaderOf({ payload, defaults: agentCard.defaults, loader: loadAgentCard });
  const { data } = await load({ context: { agent } });
  expect(data).toMatchObject({ agent: { name: 'Ada Example' }, office: 'Newtown', contact: true });
  expect((await load()).data.agent).toBeNull();
});

it('the calculator starts with the state and price that were set, and by tomorrow’s rates tomorrow', async () => {
  const { data, expiresAt } = await loaderOf({
    payload,
    defaults: stampDuty.defaults,
    loader: loadStampDuty,
  })({ props: { state: 'VIC', value: 700_000 } });
  expect(data.first.inputs).toMatchObject({ state: 'VIC', value: 700_000 });
  expect(data.first.result.stampDuty).toBeGreaterThan(0);
  expect(expiresAt).toBe(Date.parse('2026-11-18T13:00:00Z'));
});

it('a translation is of the page it is asked for on', async () => {
  const { data } = await loaderOf({ payload, defaults: translate.defaults, loader: loadTranslate })({
    context: { path: '/sell/how' },
  });
  expect(new URL(data.page).pathname).toBe('/sell/how');
});
