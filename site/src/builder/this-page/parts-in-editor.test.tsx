import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TEMPLATE_KINDS, type TemplateKind } from '#site/features/pages/template-kinds.ts';
import { puckConfig } from '../editor/puck-config.tsx';
import { blocks } from '../registry.ts';

const config = (template?: TemplateKind) =>
  puckConfig({
    blocks,
    content: [],
    isAdmin: false,
    template,
    draw: () => null,
    control: () => <i />,
  });
const offered = (template?: TemplateKind) => config(template).categories?.page?.components ?? [];

it('pages are offered no part of other pages', () => {
  expect(config().categories).not.toHaveProperty('page');
  expect(config().components['listing-price']?.permissions).toEqual({ insert: false });
});

it('each kind of template is offered its own parts and the built-in page whole', () => {
  for (const kind of Object.keys(TEMPLATE_KINDS) as TemplateKind[]) {
    expect(offered(kind)[0]).toBe('built-in');
    expect(offered(kind).length, kind).toBeGreaterThan(1);
  }
  expect(offered('listing')).toContain('listing-price');
  expect(offered('listing')).not.toContain('agent-facts');
  expect(config('listing').components['listing-price']?.permissions).toBeUndefined();
});

it('a part that stands where it is not offered can still be moved and taken out', () => {
  expect(config('agent').components['listing-price']?.permissions).toEqual({ insert: false });
});

it.each([
  ['both', null],
  // Beside the menu itself a note would take its room.
  ['row', 'xl:hidden'],
  ['button', 'max-xl:hidden'],
])('a menu shown as “%s” has its note on screens without it alone', (look, shownOn) => {
  const View = blocks.get('site-menu')?.View as FunctionComponent<object>;
  const subject = { kind: 'site', headerLinks: [], mobileLinks: [], panels: {}, path: '/' };
  const html = renderToStaticMarkup(
    <View {...{ id: 'menu', props: { look }, data: subject, now: 0, editing: true }} />,
  );
  const note = /<p class="([^"]*)">[^<]*screens\.<\/p>/.exec(html)?.[1] ?? null;
  expect(note?.split(' ').find((name) => name.endsWith(':hidden')) ?? null).toBe(shownOn);
});
