import { builtInTables } from '@frontage/duty';
import { lodging } from '@frontage/duty/lodging';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../answer.ts';
import { inputsFromQuery, queryOfInputs } from '../inputs-query.ts';
import { forBuyersOf } from './beyond.tsx';
import { beyondFromQuery, queryOfBeyond } from './beyond-query.ts';
import { beyondText } from './beyond-text.ts';
import { CalculatorOnPage } from './calculator-on-page.tsx';
import { cashNeeded } from './cash-needed.ts';

const today = '2025-08-01';

/** The query that the browser asks for when the calculator's one form is sent without JavaScript. */
function sent(html: string): URLSearchParams {
  const [, id] = /<form id="([^"]+)"/.exec(html) ?? [];
  expect(html.match(/<form /g)).toHaveLength(1);
  const inside = html.slice(html.indexOf('<form '), html.indexOf('</form>'));
  const query = new URLSearchParams();
  for (const [control, tag] of html.matchAll(/<(input|select) [^>]*>/g)) {
    const [, name] = / name="([^"]*)"/.exec(control) ?? [];
    const belongs = control.includes(` form="${id}"`) || inside.includes(control);
    const off = /type="(radio|checkbox)"/.test(control) && !control.includes(' checked');
    if (!name || !belongs || off) continue;
    const list = tag === 'select' ? html.slice(html.indexOf(control)).split('</select>')[0] : '';
    const chosen = tag === 'select' ? /<option [^>]*selected[^>]*>/.exec(list ?? '')?.[0] : control;
    query.append(name, / value="([^"]*)"/.exec(chosen ?? '')?.[1] ?? '');
  }
  return query;
}

/** What the server sends for an address, and the text that is copied. */
function open(query: string) {
  const params = new URLSearchParams(query);
  const { inputs, problems } = inputsFromQuery(params, { today });
  const first = answerOf(builtInTables, inputs);
  const beyond = beyondFromQuery(params);
  const forBuyers = forBuyersOf(builtInTables, { answer: first, inputs: beyond.inputs });
  const html = renderToStaticMarkup(
    <CalculatorOnPage
      first={first}
      problems={Object.keys(problems).length ? problems : undefined}
      today={today}
      provider=""
      ownPage
      beyond={{ ...beyond, forBuyers }}
    />,
  );
  const cash = cashNeeded({ amounts: forBuyers ?? first.result, ...beyond.inputs });
  return { html, text: beyondText({ answer: first, inputs: beyond.inputs, forBuyers, cash }) };
}

describe('the calculator on its own page', () => {
  it('sums the cash needed without any script', () => {
    const { html } = open('state=NSW&value=650000&deposit=65000&insurance=12000');
    expect(html).toMatch(/<dt>Deposit<\/dt><dd>\$65,000<\/dd>/);
    expect(html).toMatch(/<dt>Cash needed<\/dt><dd>\$101,013\.40<\/dd>/);
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

  // Without JavaScript: every answer given survives a submit and is in the result, in the address and on the card.
  it.each([
    'state=NSW&date=2025-09-01&value=650000&use=primary&firstHome=yes&kind=new&foreign=yes&foreignShare=30',
    'state=ACT&date=2026-06-01&value=800000&use=primary&firstHome=yes&kind=established&income=90000&children=2',
    'state=TAS&date=2026-05-10&settlement=2026-06-20&value=600000&use=primary&firstHome=yes&kind=established',
    'state=WA&date=2026-05-10&value=600000&use=primary&firstHome=yes&kind=vacant&location=north26',
    'state=VIC&date=2026-05-10&value=600000&use=primary&firstHome=no&kind=new&electronic=no&offThePlan=yes&dwelling=unit&constructionAfterContract=200000',
  ])('keeps every answer when the form is sent without JavaScript: %s', (purchase) => {
    const more =
      'deposit=130000&insurance=9800.5&buyer1=person&share1=50&first1=yes&buyer2=company&share2=50&foreign2=yes';
    const again = sent(open(`${purchase}&${more}`).html);
    const { inputs, problems } = inputsFromQuery(again, { today });
    expect(problems).toEqual({});
    expect(queryOfInputs(inputs).split('&')).toEqual(expect.arrayContaining(purchase.split('&')));
    expect(queryOfBeyond(beyondFromQuery(again).inputs)).toBe(more);
    const { html } = open(`${again}`);
    expect(html).toMatch(/<dt>Deposit<\/dt><dd>\$130,000<\/dd>/);
    expect(html).toContain('A company, 50%, foreign purchaser');
  });

  it('keeps answers that are not asked now, and those beside one that cannot be read', () => {
    const income = sent(open('state=NSW&date=2026-06-01&value=800000&income=90000&children=2').html);
    expect([income.get('income'), income.get('children')]).toEqual(['90000', '2']);
    const settled = 'date=2026-05-10&settlement=2026-04-01&value=600000&firstHome=yes';
    expect(open(`state=VIC&${settled}`).html).not.toContain('sd-problem');
    expect(open(`state=TAS&${settled}`).html).toContain('on or after the contract date');
    const wrong = open('state=NSW&value=lots&deposit=65000&buyer1=person&share1=100').html;
    expect(wrong).toContain('Enter the property value in dollars');
    expect([...sent(wrong)]).toEqual(
      expect.arrayContaining([
        ['deposit', '65,000'],
        ['share1', '100'],
      ]),
    );
    expect(wrong).not.toContain('Cash needed');
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
