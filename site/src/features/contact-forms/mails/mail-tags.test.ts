import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillLines, fillTags, formatDay, headerLine, type TagFacts, unknownTags } from './mail-tags.ts';

const facts: TagFacts = {
  answers: new Map([
    ['your-name', { text: 'Zoë [_url]', raw: 'Zoë [_url]' }],
    ['office', { text: 'Newtown office', raw: '3' }],
    ['day', { text: '01/07/2026', raw: '2026-07-01' }],
    ['phone', { text: '', raw: '' }],
  ]),
  specials: { _url: 'https://harbour.example/contact', _date: '1 July 2026' },
};
const fill = (text: string) => fillTags({ text, facts });

describe('tags', () => {
  it.each([
    ['From [your-name]', 'From Zoë [_url]'],
    ['[office] [_raw_office]', 'Newtown office 3'],
    ['[_format_day "l, j F Y"]', 'Wednesday, 1 July 2026'],
    ['[_format_day]', '01/07/2026'],
    ['[_url] on [_date]', 'https://harbour.example/contact on 1 July 2026'],
    ['[[your-name]] is a tag', '[your-name] is a tag'],
    [
      '[unknown] [_raw_unknown] [_format_unknown "Y"] [constructor]',
      '[unknown] [_raw_unknown] [_format_unknown "Y"] [constructor]',
    ],
    ['[phone]!', '!'],
    ['[ your-name ] [not closed', '[ your-name ] [not closed'],
  ])('%s', (text, expected) => expect(fill(text)).toBe(expected));

  it('escape what they fill in where they are told to', () => {
    const write = (value: string) => value.replaceAll('<', '&lt;');
    const wild: TagFacts = { ...facts, answers: new Map([['your-name', { text: '<b>', raw: '<b>' }]]) };
    expect(fillTags({ text: '<p>[your-name]</p>', facts: wild, write })).toBe('<p>&lt;b></p>');
  });

  it('leave out lines that say nothing, where that is wished', () => {
    const text = 'Name: [your-name]\nPhone: [phone]\n[[phone]]\nBye';
    expect(fillLines({ text, facts, leaveOutEmpty: true })).toBe('Name: Zoë [_url]\n[phone]\nBye');
    expect(fillLines({ text, facts, leaveOutEmpty: false })).toContain('Phone: \n');
  });

  it('that stand for nothing are named', () =>
    expect(unknownTags({ text: '[your-name] [who] [[what]] [_url] [_nothing]', facts })).toEqual([
      'who',
      '_nothing',
    ]));

  it('never throw, and what was written makes no second line of a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, answer) => {
        const wild = { answers: new Map([['a', { text: answer, raw: answer }]]), specials: {} };
        const filled = headerLine(fillTags({ text: `${text}[a][_raw_a][_format_a "${text}"]`, facts: wild }));
        expect(filled).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
    );
  });
});

describe('a day', () => {
  it.each([
    ['d/m/Y', '05/11/2026'],
    ['j.n.y', '5.11.26'],
    ['D, M j', 'Thu, Nov 5'],
    ['\\d\\a\\y d', 'day 05'],
  ])('written as %s', (format, expected) => expect(formatDay({ day: '2026-11-05', format })).toBe(expected));
  it('that is none stays', () => expect(formatDay({ day: 'soon', format: 'Y' })).toBe('soon'));
});
