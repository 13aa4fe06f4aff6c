import { builtInTables } from '@frontage/duty';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answerOf } from './answer.ts';
import { answersGiven } from './answers-given.ts';
import { cardText, sourcesOf } from './card-text.ts';
import { inputsFromQuery, queryOfInputs } from './inputs-query.ts';
import { ResultCard } from './result-card.tsx';

/*
 * “Print and ‘Copy as text’ hold every answer given, the agency's name, date, version of tables, sources, and the
 * sentence about what it is not.” The texts are in fixtures/; after a change that is meant: vitest -u.
 */

const today = '2026-11-22';
const agency = 'Harbour Homes';

const PURCHASES = {
  'queensland-first-home':
    'state=QLD&date=2025-09-01&value=700000&use=primary&firstHome=yes&kind=new&foreign=no&pensioner=no',
  'victoria-off-the-plan':
    'state=VIC&date=2025-09-01&value=900000&use=investment&kind=new&foreign=yes&foreignShare=50&electronic=no&offThePlan=yes&constructionAfterContract=300000',
  'western-australia-north':
    'state=WA&date=2025-06-01&value=600000&use=primary&firstHome=yes&location=north26&offThePlan=underConstruction&dwelling=unit',
  'act-with-income':
    'state=ACT&date=2024-07-01&value=1000000&use=primary&firstHome=yes&income=254600&children=1',
};
const answerTo = (query: string) =>
  answerOf(builtInTables, inputsFromQuery(new URLSearchParams(query), { today }).inputs);

describe.each(Object.entries(PURCHASES))('%s', (name, query) => {
  const answer = answerTo(query);
  const link = `https://harbour.example/calculators/stamp-duty?${queryOfInputs(answer.inputs)}`;
  const text = cardText({ answer, agency, today, link });

  it('is copied as text', async () => {
    await expect(text).toMatchFileSnapshot(`fixtures/${name}.txt`);
  });

  it('holds every answer of its address, which works it out again', () => {
    const given = answersGiven(answer);
    expect(given).toHaveLength(answer.asked.length + 3);
    for (const [question, words] of given) expect(text).toContain(`${question.replace(/\?$/, '')}: ${words}`);
    const again = inputsFromQuery(new URL(link).searchParams, { today });
    expect(answerOf(builtInTables, again.inputs)).toEqual(answer);
  });

  it('is on paper with the same answers', () => {
    const html = renderToStaticMarkup(
      createElement(ResultCard, {
        ...{
          answer,
          agency,
          today,
          provider: '',
          problems: {},
          stale: false,
          calculations: 0,
          awake: false,
          query: '',
          addedText: '',
        },
      }),
    );
    const paper = html.slice(html.indexOf('sd-paper'), html.indexOf('sd-card'));
    expect(paper).toContain('Harbour Homes, 22 November 2026');
    for (const [question, words] of answersGiven(answer))
      expect(paper).toContain(`<dt>${question}</dt><dd>${words}</dd>`);
  });
});

describe('the sources of a line', () => {
  it('begin with what the state’s own office publishes', () => {
    const { lines } = answerTo('state=QLD&date=2026-11-01&value=700000').result;
    const line = lines[0];
    if (!line) throw new Error('a purchase has lines');
    const source = { title: 'Finder', address: 'https://finder.example', official: false };
    const office = { title: 'QRO', address: 'https://qro.example', official: true };
    expect(sourcesOf({ ...line, source, moreSources: [office] })).toEqual([office, source]);
  });
});
