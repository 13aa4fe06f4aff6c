import { describe, expect, it } from 'vitest';
import { type PageFacts, pageScore } from './page-score.ts';

const GOOD: PageFacts = {
  weight: 400_000,
  headings: [1, 2, 3, 2],
  imagesWithoutAlt: 0,
  unnamedControls: 0,
  scrollsSideways: false,
  title: 'Sell with us | Example Realty',
  description:
    'What your home is worth today, what selling takes, and who looks after it from first to last.',
  isHidden: false,
};
const failed = (facts: Partial<PageFacts>) =>
  pageScore({ ...GOOD, ...facts }).checks.flatMap(({ name, holds, text }) =>
    holds ? [] : [`${name}: ${text}`],
  );

describe('the score of a page', () => {
  it('is 100 where nothing is wrong', () => {
    expect(pageScore(GOOD).score).toBe(100);
    expect(failed({})).toEqual([]);
  });

  it('is 0 where everything is', () => {
    const { score } = pageScore({
      weight: 1_000_001,
      headings: [],
      imagesWithoutAlt: 1,
      unnamedControls: 1,
      scrollsSideways: true,
      title: '',
      description: '',
      isHidden: true,
    });
    expect(score).toBe(0);
  });

  it.each<[Partial<PageFacts>, string]>([
    [{ weight: 2_345_678 }, 'Weight: 2346 kB of 1000 kB loaded so far'],
    [{ imagesWithoutAlt: 1 }, 'Alt text: 1 image without alt text'],
    [{ imagesWithoutAlt: 3 }, 'Alt text: 3 images without alt text'],
    [{ headings: [2, 3] }, 'Headings: no H1'],
    [{ headings: [1, 2, 1] }, 'Headings: 2 H1 headings'],
    [{ headings: [1, 3] }, 'Headings: a level is skipped'],
    [{ description: '' }, 'Description: missing'],
    [{ description: 'Short.' }, 'Description: 6 characters (best: 50 to 170)'],
    [{ isHidden: true }, 'Search engines: hidden from them'],
  ])('says what is wrong: %j', (facts, sentence) => {
    expect(failed(facts)).toEqual([sentence]);
  });
});
