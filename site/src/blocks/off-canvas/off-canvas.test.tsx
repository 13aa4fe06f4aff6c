import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DialogSettings } from '#site/ui/dialog/dialog-settings.ts';
import { type OffCanvasProps, offCanvas } from './off-canvas.tsx';

function drawn(props: Partial<OffCanvasProps>, editing = false) {
  const html = renderToStaticMarkup(
    offCanvas.View({
      id: 'off-canvas-1',
      props: { ...offCanvas.defaults, ...props },
      data: null,
      now: 0,
      editing,
      slot: () => <p>Content</p>,
      picture: () => null,
    }),
  );
  const options = /data-options="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  return { html, settings: options ? (JSON.parse(options) as DialogSettings) : undefined };
}

it.each<[string, Partial<OffCanvasProps>, Partial<DialogSettings>]>([
  [
    'comes from its side',
    { side: 'start', duration: 350 },
    { place: 'panel-start', entrance: 'slide-start', exit: 'slide-start', entranceDuration: 0.35 },
  ],
  ['fades', { animation: 'fade' }, { place: 'panel-end', entrance: 'fade' }],
  ['is there at once', { animation: 'none' }, { entrance: 'none' }],
  ['stays on presses beside it', { closeOnBackground: false }, { preventCloseOnBackgroundClick: true }],
  ['has a name without a title', { title: '' }, { label: 'More' }],
])('%s', (_name, props, settings) => expect(drawn(props).settings).toMatchObject(settings));

it('has a button where nothing else closes it', () => {
  expect(drawn({ closeButton: false }).settings).not.toHaveProperty('closeButton');
  const caught = { closeButton: false, closeOnBackground: false, closeOnEsc: false };
  expect(drawn(caught).settings).toHaveProperty('closeButton');
});

it.each([
  ['its block', '', 'off-canvas-1'],
  ['its own name', 'a1b2c3d', 'a1b2c3d'],
  ['its block where the name cannot be one', 'a"]', 'off-canvas-1'],
])('is known by %s, and its button leads to its place', (_by, linkName, id) => {
  const { html } = drawn({ linkName });
  expect(html).toContain(`id="off-canvas-${id}"`);
  expect(html).toContain(`href="#off-canvas-${id}"`);
  expect(html).toContain(`data-off-canvas="${id}"`);
});

it('is known by its block as well once it has a name', () => {
  expect(drawn({ linkName: 'a1b2c3d' }).html).toContain('data-off-canvas-block="off-canvas-1"');
  expect(drawn({}).html).not.toContain('data-off-canvas-block');
});

it('is open in the page builder', () => {
  const { html, settings } = drawn({}, true);
  expect(html).toContain('Content');
  expect([settings, html.includes('data-off-canvas')]).toEqual([undefined, false]);
});
