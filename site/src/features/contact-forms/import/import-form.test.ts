import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formProblems } from '../collection/form-problems.ts';
import { readContactForm } from '../definition/read-contact-form.ts';
import { importFormText } from './import-form.ts';

const knownEndings = ['pdf', 'doc', 'docx', 'jpg', 'png'];
const read = (form: string) => importFormText({ form, knownEndings });

/** The default form of the old plugin, and one of a real agency's kind. */
const SIMPLE = `<label> Your name
    [text* your-name autocomplete:name] </label>

<label> Your email
    [email* your-email autocomplete:email] </label>

<label> Your message (optional)
    [textarea your-message] </label>

[submit "Submit"]`;

const RICH = `<h3>About the property</h3>
<p>Tell us about it.</p>
<p>Your Phone (required)<br />
[tel* phone minlength:8 placeholder "0400 000 000"]</p>
<div class="row"><div class="col">[select* menu include_blank "Sales|sales@agency.test" "Rentals|rent@agency.test"]</div></div>
<p>Bedrooms [number beds min:1 max:9 step:1 "3"]</p>
<p>When? [date* visit min:today max:2027-01-31]</p>
<p>Extras [checkbox extras exclusive default:2 "Pool" "Garage"]</p>
<p>Owner [radio owner default:1 "Yes" "No"]</p>
[file cv limit:2mb filetypes:pdf|doc|exe]
<label>[textarea more 40x6 maxlength:200] Tell us more</label>
[count more down]
[hidden campaign default:get]
[acceptance terms optional] I agree to the <a href="/terms">terms</a> &amp; conditions. [/acceptance]
[quiz robot "1+1=?|2" "Capital of Victoria?|Melbourne"]
[[not-a-tag]]
[group more-fields][/group]
[submit class:button "Send it"]`;

describe('a form’s text', () => {
  it('of the usual kind becomes its questions', () => {
    expect(read(SIMPLE)).toEqual({
      rows: [
        { kind: 'text', name: 'your-name', required: true, label: 'Your name', autocomplete: 'name' },
        { kind: 'email', name: 'your-email', required: true, label: 'Your email', autocomplete: 'email' },
        { kind: 'textarea', name: 'your-message', label: 'Your message' },
      ],
      submitLabel: 'Submit',
      problems: [],
    });
  });

  it('of every kind becomes rows, with what could not be taken over in sentences', () => {
    const { rows, submitLabel, problems } = read(RICH);
    expect(rows).toMatchObject([
      { kind: 'heading', label: 'About the property' },
      { kind: 'words', words: 'Tell us about it.' },
      {
        kind: 'phone',
        name: 'phone',
        label: 'Your Phone',
        required: true,
        minLength: 8,
        placeholder: '0400 000 000',
      },
      {
        kind: 'select',
        name: 'menu',
        label: 'Menu',
        choices: [
          { label: 'Sales', mailValue: 'sales@agency.test' },
          { label: 'Rentals', mailValue: 'rent@agency.test' },
        ],
      },
      { kind: 'number', label: 'Bedrooms', min: 1, max: 9, step: 1, initial: '3' },
      { kind: 'date', label: 'When?', earliest: 'today', latest: '2027-01-31' },
      { kind: 'checkboxes', label: 'Extras', exclusive: true, initial: 'Garage' },
      { kind: 'radio', label: 'Owner', required: true, initial: 'Yes' },
      { kind: 'file', name: 'cv', accept: 'pdf, doc', maxMegabytes: 2 },
      { kind: 'textarea', label: 'Tell us more', rows: 6, maxLength: 200, counter: 'down' },
      { kind: 'hidden', name: 'campaign', fillFrom: 'campaign' },
      { kind: 'acceptance', label: 'I agree to the terms & conditions.', optional: true, inverted: false },
      {
        kind: 'quiz',
        questions: [
          { question: '1+1=?', answer: '2' },
          { question: 'Capital of Victoria?', answer: 'Melbourne' },
        ],
      },
      { kind: 'words', words: '[not-a-tag]' },
    ]);
    expect(submitLabel).toBe('Send it');
    expect(problems).toEqual([
      '“cv”: the file types exe are not supported and were skipped.',
      '“[group more-fields]” is not supported and was skipped.',
    ]);
  });

  it('keeps what a choice may go on with, and answers that it repeats', () => {
    const { rows, problems } = read(
      '<p>How? [checkbox how free_text "Phone" "Other"]</p><p>So we write to [output your-email "you"].</p>',
    );
    expect(rows).toMatchObject([
      {
        kind: 'checkboxes',
        label: 'How?',
        freeText: true,
        choices: [{ label: 'Phone' }, { label: 'Other' }],
      },
      { kind: 'words', words: 'So we write to [your-email].' },
    ]);
    expect(problems).toEqual([]);
  });

  it('becomes a form that can be published', () => {
    for (const form of [SIMPLE, RICH]) {
      const stored = { id: 1, title: 'Brought along', slug: 'brought', rows: read(form).rows };
      expect(formProblems({ stored, knownEndings })).toEqual([]);
      expect(readContactForm(stored).definition.fields.length).toBeGreaterThan(2);
    }
  });

  it.each([
    ['[select city]', '“city”: the choices come from another source. Add them manually.'],
    [
      '[date day min:today+7days]',
      '“day”: “min:today+7days” is not supported. Enter a date, or the word today.',
    ],
    ['[quiz q "nothing"]', '“q”: the quiz question has no answer. Add one.'],
    ['[text 1st]', '“1st” can’t be used as a field name and was renamed. Check the emails.'],
    ['[count what]', 'The counter “[count what]” has no field before it. Set it manually.'],
    [
      '[acceptance news default:on] Write to me [/acceptance]',
      '“news” was ticked by default. Visitors now tick it themselves.',
    ],
    ['<p>Only words</p>', 'The form template contains no fields.'],
  ])('%s is named', (form, problem) => expect(read(form).problems).toContain(problem));

  it.each([
    ['[text a 40/120]', 120],
    ['[textarea a 40x10/500]', 500],
    ['[text a /80 maxlength:60]', 60],
    ['[textarea a 40x10]', undefined],
  ])('%s is of the length %s', (form, maxLength) => expect(read(form).rows[0]?.maxLength).toBe(maxLength));

  it.each([
    ['limit:20000', 20_000],
    ['limit:1', 1],
    ['limit:500kb', 512_000],
    ['limit:2mb', 2_097_152],
    ['', 1_048_576],
    ['limit:many', 1_048_576],
    ['limit:900mb', 26_214_400],
  ])('a file with “%s” may have %i bytes, no more and no fewer', (limit, maxBytes) => {
    const { rows } = read(`[file cv ${limit} filetypes:pdf]`);
    const { definition } = readContactForm({ id: 1, title: 'Limit', slug: 'limit', rows });
    expect(definition.fields[0]).toMatchObject({ maxBytes });
  });

  it('that takes larger files than can be sent here says so', () =>
    expect(read('[file cv limit:900mb filetypes:pdf]').problems).toEqual([
      '“cv” allowed files of 900mb. The limit here is 25 MB in total.',
    ]));

  it('gives a quiz without a label words of its own, not the name of its tag', () => {
    const [named, unnamed] = read('<p>Quick sum [quiz sum "1+1=?|2"]</p>[quiz sum-2 "2+2=?|4"]').rows;
    expect(named?.label).toBe('Quick sum');
    expect(unnamed?.label).toBe('Show that you are a person');
  });

  it('may be anything', () => {
    const parts = fc.constantFrom(
      '[',
      ']',
      '"',
      "'",
      '<',
      '>',
      '|',
      '*',
      ' ',
      '\n\n',
      'text',
      'select',
      'your-name',
      '<label>',
      '</label>',
      '[text* a "b"]',
      '[acceptance x]',
      '[/acceptance]',
      'min:',
      '1',
      '[quiz q "a|b"]',
      '[count a]',
      '<h3>',
      '</h3>',
      '&amp;',
      '__proto__',
      'constructor',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(parts, { maxLength: 40 }).map((all) => all.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (form) => {
          const { rows } = read(form);
          readContactForm({ id: 1, title: 'Any', slug: 'any', rows });
          for (const { label } of rows) expect((label ?? '').length).toBeLessThanOrEqual(500);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('of great length is read in no time', () => {
    const began = process.cpuUsage();
    read('[text '.repeat(16_000));
    read('<!--'.repeat(25_000));
    read('<a '.repeat(30_000));
    read(`[text a ${'"'.repeat(60_000)}`);
    expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
  });
});
