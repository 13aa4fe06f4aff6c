import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { openBrowser, type Tab } from './support/browser.ts';
import { serveHostPages, strictPolicy } from './support/host-page.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';

const script = (attributes = '') =>
  `<script src="${site.url}/embed/stamp-duty.js" async ${attributes}></script>`;
const element = (attributes = '') => `<div data-frontage-stamp-duty ${attributes}></div>`;
const heading = '<h1 class="ours">Our own page</h1><p class="sd-root">Our own paragraph</p>';

let browser: Awaited<ReturnType<typeof openBrowser>>;
let host: Awaited<ReturnType<typeof serveHostPages>>;
beforeAll(async () => {
  browser = await openBrowser();
  host = await serveHostPages({
    '/': { body: `<main>${heading}${element('data-state="VIC"')}</main>${script()}` },
    '/strict': { body: element() + script(), policy: strictPolicy(site.url) },
    '/themed': {
      body: element('data-accent="rgb(10, 80, 60)" data-radius="0px"') + script('data-state="WA"'),
    },
    '/target': { body: `<div id="here"></div>${script('data-target="#here"')}` },
    '/far': { body: `<div style="height:3000px"></div>${element()}${script()}` },
    '/late': { head: script(), body: element() },
    '/two': { body: element('data-state="VIC"') + element('data-state="VIC"') + script() },
    '/empty': { body: `<main>${heading}</main>${script()}` },
    '/no-element': { body: heading + script() },
    '/list': { body: `<ul><li data-frontage-stamp-duty></li></ul>${script()}` },
  });
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

async function visit(path: string, prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<Tab> {
  const tab = await browser.open();
  await prepare(tab.page);
  await tab.page.goto(host.url + path);
  return tab;
}

const value = (page: Page) => page.getByLabel('Property value');
const alert = (page: Page) => page.getByRole('alert');

describe('the calculator on another website', () => {
  it('shows itself for the state asked for, and answers as on our own page', async () => {
    const { page, problems, close } = await visit('/');
    await value(page).fill('650000');
    await page.getByLabel('State or territory').selectOption('NSW');
    await page.getByLabel('Contract date').fill('2025-12-01');
    await page.getByLabel('Investment').check({ force: true });
    // 11,152 + 2,780 × 4.50
    await page.getByText('$23,662').filter({ visible: true }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('starts in the state of the data attribute', async () => {
    const { page, close } = await visit('/');
    await value(page).waitFor();
    expect(await page.getByLabel('State or territory').inputValue()).toBe('VIC');
    await close();
  });

  it('works on a page that allows nothing but scripts and data from the provider', async () => {
    const { page, problems, close } = await visit('/strict');
    await value(page).fill('1000000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    const { accent } = await look(page);
    expect(accent).not.toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  it('takes colours and state from the attributes', async () => {
    const { page, close } = await visit('/themed');
    await value(page).waitFor();
    expect(await page.getByLabel('State or territory').inputValue()).toBe('WA');
    expect((await look(page)).accent).toBe('rgb(10, 80, 60)');
    await close();
  });

  it('can stand in the element that the script names, and under a script in the head', async () => {
    for (const path of ['/target', '/late']) {
      const { page, close } = await visit(path);
      await value(page).waitFor();
      await close();
    }
  });

  it('stands in elements that take no shadow root themselves', async () => {
    const { page, problems, close } = await visit('/list');
    await value(page).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('loads as it comes within 200 px of what is seen', async () => {
    const requested: string[] = [];
    const { page, close } = await visit('/far', async (page) => {
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    });
    await page.waitForLoadState('networkidle');
    expect(requested).not.toContain('/embed/calculator.js');
    await page.evaluate(() => scrollTo(0, 3000 - innerHeight - 150));
    await value(page).waitFor();
    expect(requested.filter((path) => path.startsWith('/duty/'))).toEqual(
      expect.arrayContaining(['/duty/v1/black-list', '/duty/v1/states/all', '/duty/v1/tables']),
    );
    await close();
  });

  it('loads everything once for two on a page', async () => {
    const requested: string[] = [];
    const { page, close } = await visit('/two', async (page) => {
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    });
    await expect.poll(() => value(page).count()).toBe(2);
    expect(requested.filter((path) => path.startsWith('/duty/')).sort()).toEqual(
      ['black-list', 'states/all', 'style', 'tables', 'template'].map((path) => `/duty/v1/${path}`),
    );
    await close();
  });

  it('stands in an element that the page adds later, and where its script asks for one', async () => {
    const { page, problems, close } = await visit('/empty');
    await page.waitForFunction(() => 'FrontageStampDuty' in window);
    await page.evaluate(() => {
      const view = document.createElement('section');
      view.innerHTML = '<p>The next view</p><div data-frontage-stamp-duty data-state="TAS"></div>';
      document.body.append(view);
    });
    await value(page).waitFor();
    expect(await page.getByLabel('State or territory').inputValue()).toBe('TAS');
    await page.evaluate(() => {
      const popup = document.createElement('div');
      popup.dataset.state = 'SA';
      document.body.append(popup);
      const { FrontageStampDuty } = window as unknown as {
        FrontageStampDuty: { mount: (element: HTMLElement) => Promise<void> };
      };
      return FrontageStampDuty.mount(popup);
    });
    expect(await page.getByLabel('State or territory').nth(1).inputValue()).toBe('SA');
    expect(problems).toEqual([]);
    await close();
  });

  it('says whose it is, and opens the same purchase where it can be printed', async () => {
    const { page, close } = await visit('/');
    await value(page).fill('720000');
    await page.getByText('Stamp duty calculator by Banksia & Vale').waitFor();
    const link = page.getByRole('link', { name: /Open this result/ });
    await expect.poll(() => link.getAttribute('href')).toContain('value=720000');
    expect(await link.getAttribute('href')).toContain(`${site.url}/calculators/stamp-duty?state=VIC`);
    await close();
  });

  it('counts a result once that stood for two seconds, and none that flashed by', async () => {
    const sent: { property_value: number; state: string }[] = [];
    const { page, close } = await visit('/', async (page) => {
      await page.clock.install();
      page.on('request', (request) => {
        if (request.url().endsWith('/duty/v1/statistic')) sent.push(request.postDataJSON());
      });
    });
    await value(page).waitFor();
    await page.clock.fastForward(5000);
    expect(sent).toEqual([]);
    await value(page).fill('610000');
    await page.clock.fastForward(500);
    await value(page).fill('620000');
    await page.clock.fastForward(2500);
    await expect.poll(() => sent.map((one) => one.property_value)).toEqual([620_000]);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByLabel('State or territory').selectOption('NSW');
    await page.clock.fastForward(2500);
    await expect.poll(() => sent.map((one) => one.state)).toEqual(['VIC', 'NSW']);
    await close();
  });

  it('counts a calculation without saying more of the page than its origin', async () => {
    const { page, close } = await visit('/');
    await value(page).fill('500000');
    const counted = page.waitForRequest((request) => request.url().endsWith('/duty/v1/statistic'));
    await page.getByRole('button', { name: 'Calculate' }).click();
    expect((await counted).postDataJSON()).toEqual({
      property_value: 500_000,
      state: 'VIC',
      property_type: expect.any(Number),
      first_home_buyer: 2,
      are_you_purchasing: expect.any(Number),
      url: host.url,
    });
    await close();
  });

  it('is accessible', async () => {
    const { page, close } = await visit('/');
    await value(page).waitFor();
    await expectNoAxeViolations(page);
    await close();
  });
});

describe('a page without the element', () => {
  it('is left alone', async () => {
    const { page, problems, close } = await visit('/no-element');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('body').innerText()).toContain('Our own page');
    expect(problems).toEqual([]);
    await close();
  });
});

describe('when a call goes wrong, the loading area says which, and the page goes on', () => {
  const calls: [string, string][] = [
    ['template', "Can't load CSS file."],
    ['style', "Can't load CSS file."],
    ['black-list', "Can't receive black list data."],
    ['states', "Can't load states."],
    ['tables', "Can't load states data."],
  ];
  const broken = (call: string) => new RegExp(`/duty/v1/${call}(/|\\?|$)`);

  it.each(calls)('%s fails', async (call, sentence) => {
    const { page, close } = await visit('/', (page) =>
      page.route(broken(call), (route) =>
        route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
      ),
    );
    await expectRefusal(page, sentence);
    await close();
  });

  it.each(calls)('%s answers nonsense', async (call, sentence) => {
    const { page, close } = await visit('/', (page) =>
      page.route(broken(call), (route) =>
        route.fulfill({ body: '{"nonsense":true}', headers: { 'Access-Control-Allow-Origin': '*' } }),
      ),
    );
    await expectRefusal(page, sentence);
    await close();
  });

  it.each(calls)('%s takes longer than ten seconds', async (call, sentence) => {
    const requested: string[] = [];
    const { page, close } = await visit('/', async (page) => {
      await page.clock.install();
      await page.route(broken(call), (route) => void requested.push(route.request().url()));
    });
    // The stylesheet has a second chance, with ten seconds of its own.
    for (const address of call === 'style' ? [/style$/, /style\/backup$/] : [broken(call)]) {
      await expect.poll(() => requested.some((url) => address.test(url))).toBe(true);
      await page.clock.fastForward(10_000);
    }
    await expectRefusal(page, sentence);
    await close();
  });

  it('the calculator’s own script does not come within ten seconds', async () => {
    const requested: string[] = [];
    const { page, close } = await visit('/', async (page) => {
      await page.clock.install();
      await page.route(/calculator\.js/, (route) => void requested.push(route.request().url()));
    });
    await expect.poll(() => requested.length).toBe(1);
    await page.clock.fastForward(10_000);
    await page.getByText('The calculator did not load. Refresh the page').waitFor();
    await close();
  });

  it('the calculator’s own script is missing', async () => {
    const { page, close } = await visit('/', (page) =>
      page.route(/calculator\.js/, (route) => route.abort()),
    );
    await page.getByText('The calculator did not load. Refresh the page').waitFor();
    await close();
  });

  async function expectRefusal(page: Page, sentence: string) {
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toBe(
      `${sentence} Refresh the page, or use the calculator on its own site.`,
    );
    expect(await alert(page).getByRole('link').getAttribute('href')).toBe(
      `${site.url}/calculators/stamp-duty`,
    );
    expect(await page.locator('h1.ours').isVisible()).toBe(true);
    expect(await value(page).count()).toBe(0);
  }
});

describe('a host that staff blocked', () => {
  it('shows that its code is incorrect, and works again once it is unblocked', async () => {
    const staff = await staffRequests(site);
    const { doc } = (await staff.post('/api/blocked-hosts', {
      host: 'https://www.localhost',
    })) as unknown as {
      doc: { id: number };
    };
    const blocked = await visit('/');
    await alert(blocked.page).waitFor();
    expect(await alert(blocked.page).innerText()).toBe('Embedded code is incorrect.');
    await blocked.close();
    await staff.delete(`/api/blocked-hosts/${doc.id}`);
    const free = await visit('/');
    await value(free.page).waitFor();
    await free.close();
  });
});

/** The colours and corners of the calculate button. */
function look(page: Page) {
  return page.getByRole('button', { name: 'Calculate' }).evaluate((button) => {
    const { backgroundColor } = getComputedStyle(button);
    return { accent: backgroundColor };
  });
}
