import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoads, LoadError, loadCalculator, TIMEOUT_MS } from './load-sequence.ts';

type Answer = string | number | 'never';
const SOUND: Record<string, Answer> = {
  '/template': '<div class="sd-root" data-frontage-calculator></div>',
  '/style': '.sd-root{}',
  '/style/backup': '.sd-root{}',
  '/black-list': '[{"url":"https://www.blocked.example"}]',
  '/states/all': '[{"id":2,"short_name":"NSW","full_name":"New South Wales","active_modules":[1]}]',
  '/tables': '{"tables":[{"state":"NSW","schemes":[]}]}',
};

/** A provider that answers as told: a body, a status, or never. `asked` are the paths in their order. */
function provider(answers: Partial<Record<string, Answer>> = {}) {
  const asked: string[] = [];
  const fetch = (url: string, { signal }: { signal: AbortSignal }) => {
    const path = new URL(url).pathname.replace('/duty/v1', '');
    asked.push(path);
    const answer = { ...SOUND, ...answers }[path];
    if (answer === 'never')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    return Promise.resolve(
      new Response(typeof answer === 'string' ? answer : '', {
        status: typeof answer === 'number' ? answer : 200,
      }),
    );
  };
  const loads = createLoads(fetch as typeof globalThis.fetch);
  const load = ({ state = 'NSW', host = 'agency.example' } = {}) =>
    loadCalculator({ provider: 'https://calculator.example', state, language: 'en', host, load: loads });
  return { asked, load };
}

function load(answers: Partial<Record<string, Answer>> = {}, host = 'agency.example') {
  const { asked, load } = provider(answers);
  return { asked, loading: load({ host }) };
}

describe('a provider that answers', () => {
  it('is asked for template and style, then the black list, the states, the rate data', async () => {
    const { asked, loading } = load();
    const loaded = await loading;
    expect(asked).toEqual(['/template', '/style', '/black-list', '/states/all', '/tables']);
    expect(loaded.states[0]?.full_name).toBe('New South Wales');
    expect(loaded.tables).toHaveLength(1);
  });

  it('is asked for the backup stylesheet when the first does not come', async () => {
    const { asked, loading } = load({ '/style': 500 });
    expect((await loading).style).toBe('.sd-root{}');
    expect(asked).toContain('/style/backup');
  });
});

describe('two calculators on a page', () => {
  it('share what they load, and only the template is another for another state', async () => {
    const { asked, load } = provider();
    const [one, other] = await Promise.all([load(), load()]);
    expect(other).toEqual(one);
    expect(asked).toEqual(['/template', '/style', '/black-list', '/states/all', '/tables']);
    await load({ state: 'VIC' });
    expect(asked.slice(5)).toEqual(['/template']);
  });

  it('ask again for what failed the first time', async () => {
    const answers: Record<string, Answer> = { '/tables': 500 };
    const { asked, load } = provider(answers);
    await expect(load()).rejects.toThrow("Can't load states data.");
    answers['/tables'] = String(SOUND['/tables']);
    expect((await load()).tables).toHaveLength(1);
    expect(asked.filter((path) => path === '/tables')).toHaveLength(2);
  });
});

describe('a call that fails', () => {
  const failures: [string, Record<string, Answer>, string][] = [
    ['the template', { '/template': 500 }, "Can't load CSS file."],
    ['a template that is something else', { '/template': '<h1>Hello</h1>' }, "Can't load CSS file."],
    ['both stylesheets', { '/style': 404, '/style/backup': 'nonsense' }, "Can't load CSS file."],
    ['the black list', { '/black-list': 503 }, "Can't receive black list data."],
    ['a black list that is no list', { '/black-list': '{"url":1}' }, "Can't receive black list data."],
    ['the states', { '/states/all': 500 }, "Can't load states."],
    ['states that are no JSON', { '/states/all': '<html>' }, "Can't load states."],
    ['no states at all', { '/states/all': '[]' }, "Can't load states."],
    ['the rate data', { '/tables': 500 }, "Can't load states data."],
    ['rate data without tables', { '/tables': '{"tables":null}' }, "Can't load states data."],
    ['rate data that is null', { '/tables': 'null' }, "Can't load states data."],
  ];

  it.each(failures)('%s says so, with advice', async (_, answers, message) => {
    const { loading } = load(answers);
    await expect(loading).rejects.toThrow(LoadError);
    await expect(loading).rejects.toMatchObject({ message, advise: true });
  });

  it('stops the sequence', async () => {
    const { asked, loading } = load({ '/black-list': 500 });
    await expect(loading).rejects.toThrow();
    expect(asked).not.toContain('/states/all');
  });
});

describe('a call that never ends', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['/template', "Can't load CSS file."],
    ['/black-list', "Can't receive black list data."],
    ['/states/all', "Can't load states."],
    ['/tables', "Can't load states data."],
  ])('%s is given up after ten seconds', async (path, message) => {
    const { loading } = load({ [path]: 'never' });
    const outcome = expect(loading).rejects.toThrow(message);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await outcome;
  });
});

describe('a host on the black list', () => {
  // The specification: "The calculator is disabled when the site hostname (scheme and www stripped) matches an entry".
  it.each([
    'https://www.blocked.example/',
    'http://blocked.example/calculators?a=1',
    '//blocked.example',
    ' Blocked.example:443 ',
  ])('is found however the entry is written: %j', async (url) => {
    const { loading } = load({ '/black-list': JSON.stringify([{ url }]) }, 'www.blocked.example');
    await expect(loading).rejects.toThrow('Embedded code is incorrect.');
  });

  it('is not another one that begins alike', async () => {
    const { loading } = load(
      { '/black-list': '[{"url":"https://blocked.example/"}]' },
      'blocked.example.org',
    );
    expect((await loading).tables).toHaveLength(1);
  });

  it.each(['blocked.example', 'www.blocked.example', 'BLOCKED.example'])(
    '%s is refused without advice',
    async (host) => {
      const { asked, loading } = load({}, host);
      await expect(loading).rejects.toMatchObject({ message: 'Embedded code is incorrect.', advise: false });
      expect(asked).not.toContain('/tables');
    },
  );
});
