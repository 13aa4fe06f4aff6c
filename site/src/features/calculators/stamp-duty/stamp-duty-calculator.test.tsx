import { builtInTables } from '@frontage/duty';
import { STATES, type State } from '@frontage/duty/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answerOf, type CalculatorProps } from './answer.ts';
import { inputsFromQuery } from './inputs-query.ts';
import { StampDutyCalculator } from './stamp-duty-calculator.tsx';

const today = '2025-08-01';

/** The calculator as the server sends it for an address. */
function draw(query = '', props: Partial<CalculatorProps> = {}): string {
  const { inputs, problems } = inputsFromQuery(new URLSearchParams(query), { today });
  const wrong = Object.keys(problems).length ? problems : undefined;
  return renderToStaticMarkup(
    <StampDutyCalculator
      first={answerOf(builtInTables, inputs)}
      problems={wrong}
      today={today}
      provider=""
      ownPage
      {...props}
    />,
  );
}

const numbers = (html: string) =>
  [...html.matchAll(/class="sd-number">(\d+)</g)].map(([, number]) => Number(number));
const checked = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input type="radio" name="${name}"[^>]*checked[^>]*>`, 'g'))].map(
    ([input]) => /value="([^"]*)"/.exec(input)?.[1],
  );

describe('the calculator without JavaScript', () => {
  it('is a form that asks the server, each answer with its name', () => {
    const html = draw();
    expect(html).toMatch(/<form [^>]*action="\/calculators\/stamp-duty"/);
    for (const name of ['state', 'value', 'date', 'use', 'firstHome', 'kind', 'foreign'])
      expect(html).toContain(`name="${name}"`);
    expect(html).toContain('Calculate</button>');
    expect(html).not.toContain('Copy as text');
  });

  it('says beside each amount how old its figures are, and where they are not confirmed', () => {
    const html = draw('state=WA&date=2026-11-22&firstHome=yes&value=600000');
    expect(html).toContain('<span>Stamp duty</span><small>as published 5 October 2026</small>');
    expect(html).toContain('<span>Mortgage registration fee</span><small>not confirmed for 2026-27</small>');
    expect(html).not.toMatch(/checked on|last checked/i);
  });

  it('can start without a price, which is asked for and not marked as a mistake', () => {
    const html = draw('state=VIC&value=', { unanswered: true });
    expect(html).toMatch(/<input [^>]*name="value" value=""/);
    expect(html).not.toContain('sd-problem');
    expect(html).not.toContain('aria-invalid');
    expect(html).toContain(
      '<p class="sd-none">Enter the property value in dollars, such as 750,000 or 1.2m.</p>',
    );
  });

  it('says from 1 July that the rates of the new year are not in, until they are', () => {
    const sentence = 'The 2027-28 rates for Western Australia are not available yet.';
    expect(draw('state=WA&date=2027-07-01')).toContain(sentence);
    expect(draw('state=WA&date=2027-06-30')).not.toContain(sentence);
  });

  it('asks in the ACT what its scheme asks, where Yes is the answer no', () => {
    const html = draw('state=ACT&date=2026-11-22&firstHome=yes');
    expect(html).toContain('Have you owned property in the last five years?');
    expect(html).not.toContain('Are you a first home buyer?');
    expect(html).toMatch(/<input type="radio" name="firstHome"[^>]*value="no"\/><span>Yes<\/span>/);
    expect(checked(html, 'firstHome')).toEqual(['yes']);
  });

  it('asks in the ACT for the income where the answer depends on it, and never takes it for nothing', () => {
    const html = draw('state=ACT&date=2026-06-01&firstHome=yes');
    expect(html).toMatch(/Stamp duty <strong>Not known<\/strong>/);
    expect(html).toContain('Enter the total income of all buyers and their partners.');
    expect(draw('state=ACT&date=2026-06-01&firstHome=yes&income=90000')).toMatch(/Stamp duty <strong>\$0</);
  });

  it('leads to the provider’s own page from another site', () => {
    expect(draw('', { provider: 'https://rates.example' })).toContain(
      'action="https://rates.example/calculators/stamp-duty"',
    );
  });

  it('says on another site whose it is, with a link to the same purchase where it can be printed', () => {
    const html = draw('state=VIC&value=650000', {
      provider: 'https://rates.example',
      agency: 'Harbour & Field',
      ownPage: false,
    });
    expect(html).toContain('Stamp duty calculator by Harbour &amp; Field');
    expect(html).toMatch(
      /<a href="https:\/\/rates\.example\/calculators\/stamp-duty\?state=VIC&amp;[^"]*value=650000[^"]*" target="_blank"/,
    );
    expect(draw()).not.toContain('Stamp duty calculator by');
  });

  it('shows the result of the address, its working with sources, the chart and all states', () => {
    const html = draw('value=650000');
    expect(html).toMatch(/Stamp duty <strong>\$23,662<\/strong>/);
    expect(html).toContain('value="650,000"');
    expect(html).toContain('$372,000 to $650,000 at $4.50 per $100: $12,510');
    expect(html).toMatch(/Source: <a href="https:/);
    expect(html).toContain('aria-label="This purchase: $23,662 on $650,000.');
    expect(html).toMatch(/<tr aria-current="true"><th scope="row"><abbr title="New South Wales">NSW/);
    for (const { name } of STATES) expect(html).toContain(`title="${name}"`);
    expect(html).toContain('This is an estimate, not advice.');
  });

  it('tells what a concession takes off from what it leaves', () => {
    const html = draw('state=VIC&value=650000&firstHome=yes');
    expect(html).toMatch(
      /<span>\$22,713\.33 off<\/span><\/h3><p>Remaining duty:<\/p><ol><li>[^<]*\$11,356\.67</,
    );
  });

  it('answers a date without rates with a sentence, and with no figures', () => {
    const html = draw('date=1990-01-01');
    expect(html).toContain('No rates for New South Wales before');
    expect(html).not.toContain('sd-figure');
    expect(html).not.toContain('How this was calculated');
  });

  it('says what to do beside an answer it cannot read, and shows no result for another', () => {
    const html = draw('value=lots');
    expect(html).toMatch(/<input[^>]*aria-describedby="([^"]+)"[^>]*aria-invalid="true"[^>]*value=""/);
    expect(html).toMatch(
      /class="sd-problem">Enter the property value in dollars, such as 750,000 or 1\.2m\./,
    );
    expect(html).not.toContain('sd-figure');
  });

  it('escapes what is in the address', () => {
    expect(draw('value=<script>alert(1)</script>&state=<i>')).not.toMatch(/<script|<i>/);
  });
});

describe.each(STATES.map(({ state, name }) => [state, name] as [State, string]))('in %s', (state, name) => {
  const html = draw(`state=${state}&date=2025-08-01`);

  it('the state’s full name is above its questions, numbered from 1', () => {
    expect(html).toContain(`<h2>${name}</h2>`);
    const found = numbers(html);
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(found.map((_, index) => index + 1));
  });

  it('every group of buttons has exactly one checked', () => {
    const groups = new Set([...html.matchAll(/type="radio" name="(\w+)"/g)].map(([, group]) => group ?? ''));
    expect(groups.size).toBeGreaterThan(2);
    for (const group of groups) expect([group, checked(html, group).length]).toEqual([group, 1]);
  });
});

describe('the questions drawn', () => {
  it('ask for the side of the 26th parallel only of a regional property', () => {
    expect(draw('state=WA&location=metro')).not.toContain('name="side"');
    const html = draw('state=WA&location=north26');
    expect(html).toMatch(/<option value="regional" selected=""/);
    expect(html).toMatch(/<option value="north" selected=""/);
  });

  it('check what was answered', () => {
    const html = draw('state=VIC&use=investment&firstHome=yes&kind=new&electronic=no');
    expect(['use', 'firstHome', 'kind', 'electronic'].map((name) => checked(html, name)[0])).toEqual([
      'investment',
      'yes',
      'new',
      'no',
    ]);
  });

  it('show foreign buyers duty to a foreign purchaser alone', () => {
    expect(draw('foreign=yes')).toContain('Foreign buyers duty');
    expect(draw('foreign=no')).not.toContain('Foreign buyers duty');
  });
});
