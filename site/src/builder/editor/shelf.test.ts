import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShelf } from './shelf.client.ts';

const design = (text: string) => ({
  content: [{ type: 'heading', props: { id: 'h', text } }],
  root: { props: {} },
});
const stored = new Map<string, string>();
let leave: () => void;
let written: number;

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  written = 0;
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'pagehide') leave = listener;
    },
  });
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size;
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => {
      written += 1;
      stored.set(key, text);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shelf = (tab = 'a') => createShelf({ collection: 'pages', id: 1, tab });

it('writes a run of keys once, within half a second of the first', () => {
  const { put, read } = shelf();
  for (const text of ['H', 'He', 'Hey']) {
    put({ design: design(text), basedOn: 'then' });
    vi.advanceTimersByTime(100);
  }
  expect(written).toBe(0);
  vi.advanceTimersByTime(200);
  expect(written).toBe(1);
  expect(read()).toMatchObject({ design: design('Hey'), basedOn: 'then', tab: 'a' });
});

it('writes what waits when the page is left', () => {
  const { put, read } = shelf();
  put({ design: design('Last'), basedOn: 'then' });
  leave();
  expect(read()?.design).toEqual(design('Last'));
});

it('writes nothing once the server has everything', () => {
  const { put, clear, read } = shelf();
  put({ design: design('Saved'), basedOn: 'then' });
  clear();
  vi.advanceTimersByTime(1000);
  leave();
  expect(read()).toBeUndefined();
});

it('leaves the work of another tab alone when this one has saved', () => {
  const [one, other] = [shelf('a'), shelf('b')];
  other.put({ design: design('Not saved yet'), basedOn: 'then' });
  one.put({ design: design('Saved'), basedOn: 'then' });
  leave();
  vi.advanceTimersByTime(1000);
  one.clear();
  expect(shelf('c').read()).toMatchObject({ design: design('Not saved yet'), tab: 'b' });
});

it('takes over what another tab left, the newest first, and forgets each once it is stored or dropped', () => {
  for (const tab of ['a', 'b']) {
    shelf(tab).put({ design: design(tab), basedOn: 'then' });
    vi.advanceTimersByTime(1000);
  }
  const taking = shelf('c');
  expect(taking.read()?.design).toEqual(design('b'));
  taking.put({ design: design('b, taken'), basedOn: 'then' });
  expect(stored.size).toBe(2);
  vi.advanceTimersByTime(1000);
  expect([...stored.keys()].map((key) => key.at(-1))).toEqual(['a', 'c']);
  taking.clear();
  const next = shelf('d');
  expect(next.read()?.design).toEqual(design('a'));
  next.clear();
  expect(stored.size).toBe(0);
});
