import { describe, expect, it } from 'vitest';
import { hardCodedProblems } from './hard-coded.mjs';

const path = 'site/src/ui/example.tsx';
const file = (body: string, from = '#site/messages/site.ts') =>
  hardCodedProblems({ path, text: `import { siteTexts } from '${from}';\n${body}\n` });

describe('a file that takes its texts from the messages', () => {
  it('holds none of its own', () => {
    expect(
      file('export const A = () => <p aria-label="Our offices">{siteTexts().menu} Call us</p>;'),
    ).toEqual([
      `${path}:2 holds “Our offices”. Put it into site/src/messages/en, with its translations.`,
      `${path}:2 holds “Call us”. Put it into site/src/messages/en, with its translations.`,
    ]);
  });

  it('may hold styles, units and names', () => {
    expect(file(`export const style = 'flex gap-2'; export const size = '400 m²';`)).toEqual([]);
  });

  it('is one that takes texts, not one that only asks for the language', () => {
    const text = 'export const A = () => <p>Call us</p>;';
    expect(file(text, '#site/messages/language.ts')).toEqual([]);
    expect(hardCodedProblems({ path, text })).toEqual([]);
  });
});
