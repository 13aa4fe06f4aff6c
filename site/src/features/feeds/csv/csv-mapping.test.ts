import { describe, expect, it, test } from 'vitest';
import { analyseCsv } from './analyse-csv.ts';
import { CSV_FIELDS } from './csv-fields.ts';
import { guessColumns, mappingProblem, readMapping } from './csv-mapping.ts';
import { isoDate } from './row-cells.ts';

const fieldsOf = (headings: string[]) =>
  Object.fromEntries(guessColumns(headings).map(({ heading, field }) => [heading, field]));

const analyse = (text: string) =>
  analyseCsv({
    open: async function* () {
      yield Buffer.from(text);
    },
  });

describe('the guess what a column is', () => {
  it('knows how other systems head their columns', () => {
    expect(
      fieldsOf([
        'Property ID',
        'Suburb/Town',
        'Beds',
        'Asking price',
        'Image 1',
        'Image 2',
        'Agent 1 Email',
        'Colour',
      ]),
    ).toEqual({
      'Property ID': 'uniqueID',
      'Suburb/Town': 'suburb',
      Beds: 'beds',
      'Asking price': 'price',
      'Image 1': 'images',
      'Image 2': 'images',
      'Agent 1 Email': 'agents',
      Colour: null,
    });
  });

  it('fills a field once, from the column that is named most like it', () => {
    expect(fieldsOf(['Id', 'Listing number in the feed', 'Bedrooms', 'Bedrooms 2'])).toEqual({
      Id: null,
      'Listing number in the feed': 'uniqueID',
      Bedrooms: 'beds',
      'Bedrooms 2': null,
    });
  });

  it('knows every heading by one field only', () => {
    const all = CSV_FIELDS.flatMap(({ synonyms }) => synonyms);
    expect(all.filter((synonym, at) => all.indexOf(synonym) !== at)).toEqual([]);
  });

  it('matches choices, and leaves those it does not know to staff', async () => {
    const { mapping, columns } = await analyse(
      'Ref,Suburb,Status,Type\n1,A,For Sale,house\n2,B,Under Contract,Town House\n3,C,Mystery,Castle\n',
    );
    expect(mapping.values).toEqual({
      status: { 'for sale': 'for-sale', 'under contract': 'under-offer' },
      propertyType: { house: 'House', 'town house': 'Townhouse' },
    });
    expect(columns[2]?.texts).toEqual(['For Sale', 'Under Contract', 'Mystery']);
  });

  test.each([
    ['1,Richmond,750000,3\n2,Carlton,1,2\n', 'does not look like headings'],
    ['Everything\nin one\n', 'only one column'],
    ['Ref,Suburb\n', 'no rows'],
  ])('refuses %j', async (text, message) => {
    await expect(analyse(text)).rejects.toThrow(message);
  });
});

describe('a mapping', () => {
  const columns = [
    { heading: 'Ref', field: 'uniqueID' },
    { heading: 'Suburb', field: 'suburb' },
  ];
  test.each([
    [{ columns, fixed: { agentID: 'A' } }, undefined],
    [{ columns }, 'agency code'],
    [{ columns: columns.slice(1), fixed: { agentID: 'A' } }, 'Listing number'],
    [{ columns: columns.slice(0, 1), fixed: { agentID: 'A' } }, 'Suburb'],
    [{ columns: [...columns, { heading: 'B', field: 'suburb' }], fixed: { agentID: 'A' } }, 'Two columns'],
  ])('%j', (sent, problem) => {
    const found = mappingProblem(readMapping(sent));
    if (problem) expect(found).toContain(problem);
    else expect(found).toBeUndefined();
  });

  it('takes nothing that was made up', () => {
    for (const sent of [
      null,
      { columns: [] },
      { columns: [{ heading: 'A', field: 'passwordHash' }] },
      { columns, values: { headline: { a: 'b' } } },
      { columns, fixed: { method: 'steal' } },
    ])
      expect(() => readMapping(sent)).toThrow(/Choose a CSV file|could not be read/);
    expect(readMapping({ columns, values: { status: { Sold: 'sold', Odd: 'made-up' } } }).values).toEqual({
      status: { sold: 'sold' },
    });
  });
});

test.each([
  ['24/12/2026', '2026-12-24'],
  ['1-Dec-26', '2026-12-01'],
  ['24/12/2026 5pm', '2026-12-24 5:00pm'],
  ['3 March 2026, 10.30am', '2026-03-03 10:30am'],
  ['2026-12-24', '2026-12-24'],
  ['soon', 'soon'],
])('the day comes before the month: %s', (text, expected) => {
  expect(isoDate(text)).toBe(expected);
});
