import { expect, it } from 'vitest';
import { recordHeading } from './record-heading.ts';

it('names what is being made, and since when a draft without a name is there', () => {
  expect(recordHeading('News post')).toBe('New news post');
  expect(recordHeading('SMS text')).toBe('New SMS text');
  expect(recordHeading('Page', '2026-11-21T03:00:00.000Z')).toBe('Untitled page, begun 21 November 2026');
});
