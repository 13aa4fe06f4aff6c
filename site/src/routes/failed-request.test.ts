import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { SiteBindings } from '#site/server/site.ts';
import { failureForScripts } from './failed-request.ts';

const app = new Hono<SiteBindings>();
app.all('*', (c) => failureForScripts(c) ?? c.html('a page for people', 500));

const ask = (path: string, init: RequestInit = {}) => app.request(`https://agency.example${path}`, init);
const asScript = { headers: { Accept: 'application/json' } };

it('a script hears of a failure as JSON with a sentence, and when to try again', async () => {
  const saving = await ask('/shortlist', { method: 'POST', ...asScript });
  expect([saving.status, saving.headers.get('retry-after'), await saving.json()]).toMatchObject([
    503,
    '60',
    { ok: false, outcome: 'unavailable', message: expect.stringContaining('nothing was saved') },
  ]);
  const looking = (await (await ask('/me/state', asScript)).json()) as { message: string };
  expect(looking.message).toBe('Something went wrong. Try again in a minute.');
});

it.each(['/wp-admin/admin-ajax.php', '/?tbajax=1'])(
  'pages of the old website hear text, at %s',
  async (path) => {
    const answer = await ask(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      503,
      expect.stringContaining('text/plain'),
      expect.stringContaining('nothing was saved'),
    ]);
  },
);

it('people get a page', async () => {
  expect(await (await ask('/buy')).text()).toBe('a page for people');
});
