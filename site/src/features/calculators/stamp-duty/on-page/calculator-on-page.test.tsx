import { builtInTables } from '@frontage/duty';
import { lodging } from '@frontage/duty/lodging';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../answer.ts';
import { inputsFromQuery } from '../inputs-query.ts';
import { forBuyersOf } from './beyond.tsx';
import { beyondFromQuery } from './beyond-query.ts';
import { beyondText } from './beyond-text.ts';
import { CalculatorOnPage } from './calculator-on-page.tsx';
import { cashNeeded } from './cash-needed.ts';

const today = '2025-08-01';

/** What the server sends for an address, and the text that is copied. */
function open(query: string) {
  const params = new URLSearchParams(query);
  const first = answerOf(builtInTables, inputsFromQuery(params, { today }).inputs);
  const beyond = beyondFromQuery(params);
  const forBuyers = forBuyersOf(builtInTables, { answer: first, inputs: beyond.inputs });
  const html = renderToStaticMarkup(
    <CalculatorOnPage first={first} today={today} provider="" ownPage beyond={{ ...beyond, forBuyers }} />,
  );
  const cash = cashNeeded({ amounts: forBuyers ?? first.result, ...beyond.inputs });
  return { html, text: beyondText({ answer: first, inputs: beyond.inputs, forBuyers, cash }) };
}

describe('the calculator on its own page', () => {
  it('sums the cash needed without any script', () => {
    const { html } = open('state=NSW&value=650000&deposit=65000&insurance=12000');
    expect(html).toMatch(/<dt>Deposit<\/dt><dd>\$65,000<\/dd>/);
    expect(html).toMatch(/<dt>Cash needed<\/dt><dd>\$101,013\.40<\/dd>/);
    expect(html).toContain('<input type="hidden" name="value" value="650000"/>');
  });

  it('answers several buyers, and says why an amount is not known', () => {
    const { html, text } = open(
      'state=QLD&value=600000&buyer1=person&share1=50&first1=yes&buyer2=person&share2=50&foreign2=yes',
    );
    expect(html).toContain('A person, 50%, first home buyer');
    expect(html).toMatch(/For these buyers[\s\S]*<dt>Stamp duty<\/dt><dd>Not known<\/dd>/);
    expect(html).toMatch(/<dt>Cash needed<\/dt><dd>Not known<\/dd>/);
    expect(text).toContain('A person, 50%, foreign purchaser\nStamp duty: Not known\n');
    expect(text).toContain('is not known. Without a concession, duty is $12,850.');
  });

  it('says what to do about shares that do not come to the whole', () => {
    const { html } = open('state=VIC&value=600000&buyer1=company&share1=60');
    expect(html).toContain('The shares come to 60%. Make them come to 100%.');
  });

  it.each(Object.keys(lodging) as (keyof typeof lodging)[])(
    'says when duty is due in %s, with a source',
    (state) => {
      const { html, text } = open(`state=${state}&value=600000`);
      const { due, form, sources } = lodging[state];
      for (const words of [due, form]) expect(text).toContain(words);
      expect(sources.length).toBeGreaterThan(0);
      for (const { address } of sources) expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    },
  );

  it('asks for the settlement only where a relief goes by it', () => {
    const settles = 'state=TAS&date=2026-05-10&value=600000&firstHome=yes';
    expect(open(settles).html).toMatch(/name="settlement"/);
    expect(open(`${settles}&settlement=2026-06-20`).html).toMatch(/Stamp duty <strong>\$0</);
    expect(open(`${settles}&settlement=2026-07-20`).html).toMatch(/Stamp duty <strong>\$22,497\.50</);
    expect(open('state=VIC&firstHome=yes').html).not.toMatch(/name="settlement"/);
  });
});
