import { beforeEach, expect, it } from 'vitest';
import { createUndoSteps, type PageState } from './undo-steps.ts';

type Texts = Record<string, string>;
let now: number;
let steps: ReturnType<typeof createUndoSteps>;
let current: PageState;
let histories: { state: PageState }[];

/** A page of headings by id. */
const page = (texts: Texts): PageState => ({
  data: { texts },
  indexes: {
    nodes: Object.fromEntries(
      Object.entries(texts).map(([id, text]) => [id, { data: { props: { id, text, box: { space: 1 } } } }]),
    ),
  },
});
const textsOf = (state: PageState) => (state.data as { texts: Texts }).texts;

/** Types into one of them; Puck records it, unless the next change follows too soon. */
function type(id: string, text: string, { after = 100, isRecorded = true } = {}): void {
  now += after;
  const next = page({ ...textsOf(current), [id]: text });
  const action = { type: 'replace', data: { props: { id, text, box: { space: 1 } } } };
  steps.note({ action, after: next, before: current });
  current = next;
  if (isRecorded) histories.push({ state: next });
}

/** Everything that Undo shows from here on, the newest first. */
function undone(): Texts[] {
  const shown: Texts[] = [];
  let at = { histories, index: histories.length - 1 };
  while (at.index > 0) {
    at = steps.back(at);
    shown.push(textsOf((at.histories[at.index] as { state: PageState }).state));
  }
  return shown;
}

beforeEach(() => {
  now = 0;
  steps = createUndoSteps({ clock: () => now });
  current = page({ a: '', b: '' });
  histories = [{ state: current }];
});

it('undoes a run of typing at once, however slowly it was typed', () => {
  for (const text of ['H', 'He', 'Hey']) type('a', text, { after: 700 });
  expect(undone()).toEqual([{ a: '', b: '' }]);
});

it('stops after a pause', () => {
  type('a', 'One');
  type('a', 'One two', { after: 1500 });
  expect(undone()).toEqual([
    { a: 'One', b: '' },
    { a: '', b: '' },
  ]);
});

it('stops between two texts, also when Puck recorded both as one', () => {
  type('a', 'One', { isRecorded: false });
  type('b', 'Two');
  expect(undone()).toEqual([
    { a: 'One', b: '' },
    { a: '', b: '' },
  ]);
});

it('takes keys that Puck has not learned of for typing, but not after a pause', () => {
  type('a', 'One');
  for (let key = 0; key < 4; key += 1) {
    now += 700;
    steps.stillTyping();
  }
  type('a', 'One two');
  expect(undone()).toEqual([{ a: '', b: '' }]);
  now += 3000;
  steps.stillTyping();
  type('a', 'One two three');
  expect(undone()[0]).toEqual({ a: 'One two', b: '' });
});

it('counts every other change as a step', () => {
  type('a', 'One');
  const both = page({ a: 'One', b: '', c: '' });
  steps.note({ action: { type: 'insert' }, after: both, before: current });
  histories.push({ state: both });
  current = both;
  type('a', 'One more');
  expect(undone()).toEqual([
    { a: 'One', b: '', c: '' },
    { a: 'One', b: '' },
    { a: '', b: '' },
  ]);
});

it('forgets what was undone once something else is typed, and redoes a run at once', () => {
  for (const text of ['H', 'He', 'Hey']) type('a', text, { after: 300 });
  const { index } = steps.back({ histories, index: 3 });
  expect(index).toBe(0);
  expect(steps.forward({ histories, index })).toBe(3);
  const [start] = histories as [{ state: PageState }];
  steps.note({ action: { type: 'set' }, after: start.state, before: current });
  current = start.state;
  histories = [start];
  type('a', 'Bye');
  expect(undone()).toEqual([{ a: '', b: '' }]);
});
