import { expect, it } from 'vitest';
import { blocks } from '../registry.ts';
import { bestFound, foundElsewhere, isFound } from './find-block.ts';

const found = (search: string) => [...blocks.values()].filter((block) => isFound({ block, search }));

it('finds blocks by what staff call them', () => {
  const names = (search: string) => found(search).map(({ name }) => name);
  expect(names('photo')).toContain('image');
  expect(names('CTA')).toContain('button');
  expect(names('sold results')).toEqual(['recent-sales', 'sold-map']);
  expect(names('numbers')).toContain('counter');
  expect(names('countdown')).toContain('countdown');
  expect(names('icon box')).toContain('icon-box');
  expect(names('hologram')).toEqual([]);
});

it('puts the block that has the name first', () => {
  const best = (search: string) => bestFound({ found: found(search), search })?.name;
  expect(best('text')).toBe('text');
  expect(best('head')).toBe('heading');
  expect(best('reviews')).toBe('reviews');
  expect(best('feedback')).toBe('agent-testimonials');
  expect(best('hologram')).toBeUndefined();
});

it('says where header, footer and popups are', () => {
  expect(foundElsewhere('Header')).toContain('Admin → Templates');
  expect(foundElsewhere('popup')).toContain('Admin → Popups');
  expect(foundElsewhere('heading')).toBeUndefined();
});
