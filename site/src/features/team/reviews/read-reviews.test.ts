import { expect, it } from 'vitest';
import { readReviews } from './read-reviews.ts';

const HEADINGS = 'Review,Rating,Date,Source,Name,Suburb,Agent,Link';

it('reads a file as RateMyAgent and Google give it', () => {
  const { found, problems } = readReviews(
    `\uFEFF${HEADINGS}\n"Sold in a week, calmly",5,31/3/2026,RateMyAgent,Priya N.,Enmore,rafael@example.com,https://example.com/1\nFine,,2026-04-01,,Tom,,,`,
  );
  expect(problems).toEqual([]);
  expect(found).toEqual([
    {
      row: 2,
      text: 'Sold in a week, calmly',
      stars: 5,
      date: '2026-03-31',
      source: 'ratemyagent',
      // A surname is nobody's business.
      firstName: 'Priya',
      suburb: 'Enmore',
      agent: 'rafael@example.com',
      office: null,
      sourceUrl: 'https://example.com/1',
    },
    expect.objectContaining({ row: 3, stars: null, source: 'direct', suburb: null, agent: null }),
  ]);
});

it.each([
  ['no text', ',5,2026-01-01,Google,Ada,,,', 'Row 2: the review is empty.'],
  [
    'no day',
    'Good,5,31/2/2026,Google,Ada,,,',
    'Row 2: “31/2/2026” is not a date. Write it as 2026-03-31 or 31/03/2026.',
  ],
  ['a rating out of ten', 'Good,9,2026-01-01,Google,Ada,,,', 'Row 2: “9” is not a rating from 1 to 5.'],
  ['no first name', 'Good,5,2026-01-01,Google, ,,,', 'Row 2: the reviewer’s first name is missing.'],
])('says which row has %s', (_, row, problem) =>
  expect(readReviews(`${HEADINGS}\n${row}`)).toEqual({ found: [], problems: [problem] }),
);

it('asks for the columns it needs', () =>
  expect(readReviews('Stars,Agent\n5,Ada').problems).toEqual([
    'The file needs columns named Review, Date and First name in its first row.',
  ]));
