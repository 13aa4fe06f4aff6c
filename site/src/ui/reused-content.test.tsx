// The server renderer is set for one file alone; milliseconds.
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { island } from './island.tsx';
import { setIslandRenderer, startPage } from './island-html.ts';
import { drawAsJson, drawInPieces } from './page-pieces.ts';
import { reusedContent } from './reused-content.ts';

setIslandRenderer(renderToString);

/** An element whose content counts how often it is drawn. */
function counted() {
  const card = { name: 'Seaview – “the house”' };
  let times = 0;
  const content = () => {
    times += 1;
    return <b>{card.name}</b>;
  };
  const draw = (options: { form?: string; now?: number; until?: number } = {}) => (
    <li {...reusedContent({ of: card, form: 'card', content, ...options })} />
  );
  return { draw, times: () => times };
}

it('is drawn once for each object and form', () => {
  const { draw, times } = counted();
  startPage();
  const first = renderToString(draw());
  expect(first).toBe('<li><b>Seaview – “the house”</b></li>');
  expect(renderToString(draw())).toBe(first);
  expect(times()).toBe(1);
  renderToString(draw({ form: 'large card' }));
  expect(times()).toBe(2);
});

it('is drawn again from the moment it would be untrue, and for a time before it was drawn', () => {
  const { draw, times } = counted();
  startPage();
  for (const now of [10, 19]) renderToString(draw({ now, until: 20 }));
  expect(times()).toBe(1);
  renderToString(draw({ now: 20, until: 30 }));
  expect(times()).toBe(2);
  renderToString(draw({ now: 5, until: 30 }));
  expect(times()).toBe(3);
});

it('a page put together of pieces has the bytes it has without them', () => {
  const { draw } = counted();
  const page = () => (
    <ul>
      <li>é – first</li>
      {draw()}
      {draw()}
      <li>last</li>
    </ul>
  );
  startPage();
  const whole = renderToString(page());
  expect(drawInPieces(() => renderToString(page())).toString()).toBe(whole);
});

it('the mark of a piece cannot be written by anybody', () => {
  const { draw } = counted();
  let mark = '';
  drawInPieces(() => {
    mark = /<!--.*?-->/.exec(renderToString(draw()))?.[0] ?? '';
    return '';
  });
  expect(mark).not.toBe('');
  const page = () => renderToString(<p>{mark}</p>);
  expect(drawInPieces(page).toString()).toBe(page());
});

const Toggle = island({
  name: 'toggle',
  component: () => <button type="button">Toggle</button>,
  when: 'idle',
});

it('a page that cannot be drawn leaves nothing behind for what is drawn next', () => {
  const { draw } = counted();
  expect(() =>
    drawInPieces(() => {
      throw new TypeError('broken');
    }),
  ).toThrow('broken');
  expect(renderToString(draw())).toContain('Seaview');
});

it('islands in it have ids of their own, and need a prefix for them', () => {
  startPage();
  const content = () => <Toggle />;
  const html = renderToString(
    <>
      <Toggle />
      <div {...reusedContent({ of: {}, form: '', idPrefix: 'head', content })} />
      <Toggle />
    </>,
  );
  expect([...html.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['i0-', 'head0-', 'i1-']);
  expect(() => renderToString(<div {...reusedContent({ of: {}, form: '', content })} />)).toThrow(
    'A part that holds islands needs a prefix for their ids.',
  );
});

it('a part as JSON has the bytes it has without pieces, however its texts are made JSON', () => {
  const { draw, times } = counted();
  const part = () =>
    renderToString(
      <ul>
        <li title={'say "é" \\ –'}>first</li>
        {draw()}
        {draw()}
      </ul>,
    );
  startPage();
  const whole = part();
  const safe = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
  for (const toJson of [JSON.stringify, safe, JSON.stringify])
    expect(drawAsJson(part, toJson).toString()).toBe(toJson(whole));
  expect(times()).toBe(1);
});
