import { beforeAll, expect, it } from 'vitest';
import type { LeadFormSetting } from '#site/payload-types.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get } = await testSite();
const ids = { agent: 0, office: 0 };
beforeAll(async () => {
  const published = { _status: 'published' } as const;
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Newtown', slug: 'newtown', ...published },
  });
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Zoë Sample', slug: 'zoe', ...published },
  });
  Object.assign(ids, { office: office.id, agent: agent.id });
});

/** The forms that a page leads to, with what each is about. */
const formsOn = async (path: string): Promise<string[]> => {
  const { text } = await get(path);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return [...main.matchAll(/href="\/forms\/([^"]+)"/g)].map(([, form = '']) => form);
};
const switchTo = (data: Partial<Omit<LeadFormSetting, 'id'>>) =>
  payload.updateGlobal({ slug: 'lead-form-settings', data });

it('an office’s page leads to its contact form and to every appraisal', async () => {
  const about = `?office_id=${ids.office}`;
  expect(await formsOn('/offices/newtown')).toEqual([
    `contact-office${about}`,
    `sales-appraisal${about}`,
    `rental-appraisal${about}`,
    `residential-appraisal${about}`,
    `commercial-appraisal${about}`,
    `rural-appraisal${about}`,
  ]);
});

it('an agent’s page leads to their contact form and to what they appraise', async () => {
  const about = `?agent_id=${ids.agent}`;
  expect(await formsOn('/agents/zoe')).toEqual([
    `contact-agent${about}`,
    `sales-appraisal${about}`,
    `rental-appraisal${about}`,
  ]);
});

it('no page leads to a form that is switched off, the moment it is', async () => {
  await formsOn('/');
  await switchTo({ salesAppraisal: { enabled: false }, contactAgent: { enabled: false } });
  expect(await formsOn('/agents/zoe')).toEqual([`rental-appraisal?agent_id=${ids.agent}`]);
  expect(await formsOn('/')).toEqual([]);
  await switchTo({ salesAppraisal: { enabled: true }, contactAgent: { enabled: true } });
  expect(await formsOn('/')).toEqual(['sales-appraisal']);
});

it('no menu of header and footer leads to a form that is switched off', async () => {
  await payload.updateGlobal({
    slug: 'header',
    data: {
      links: [
        { label: 'Buy', url: '/buy' },
        {
          label: 'Tenants',
          below: [
            { label: 'Repairs', url: '#maintenance-request' },
            { label: 'Moving out', url: '/forms/vacate-notice' },
          ],
        },
      ],
      buttonLabel: 'Appraisal',
      buttonUrl: '/forms/sales-appraisal',
    },
  });
  const around = async () => {
    const { text } = await get('/about-nothing');
    const [before = '', after = ''] = text.split(/<main.*<\/main>/s);
    return [
      'Buy',
      'Tenants',
      'Repairs',
      'Moving out',
      'Appraisal',
      'Maintenance request',
      'Contact us',
    ].filter((label) => (before + after).includes(`>${label}<`));
  };
  const all = await around();
  expect(all).toEqual([
    'Buy',
    'Tenants',
    'Repairs',
    'Moving out',
    'Appraisal',
    'Maintenance request',
    'Contact us',
  ]);
  await switchTo({ maintenanceRequest: { enabled: false }, salesAppraisal: { enabled: false } });
  expect(await around()).toEqual(['Buy', 'Tenants', 'Moving out', 'Contact us']);
  await switchTo({ vacateNotice: { enabled: false } });
  expect(await around()).toEqual(['Buy', 'Contact us']);
});
