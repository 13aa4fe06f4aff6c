import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './limits.ts';
import { parseAttachments, parseSlots } from './media.ts';
import { compareSlots } from './slots.ts';
import { elementsOf, remember } from './testing/read-listing.ts';

function images(xml: string, limits = {}) {
  const { report, codes } = remember();
  const slots = parseSlots({
    parents: elementsOf(xml),
    name: 'img',
    limits: { ...DEFAULT_LIMITS, ...limits },
    report,
  });
  return { slots, codes: codes() };
}
const u = (name: string) => `https://a.example/${name}`;

describe('pictures', () => {
  test('reads every part of a picture', () => {
    expect(
      images(`<objects><img id="M" modTime="2016-05-26T9:31:30" url=" ${u('1')} " format="JPG"/></objects>`),
    ).toEqual({
      slots: [{ id: 'm', url: u('1'), modTime: '2016-05-26T09:31:30', format: 'jpg' }],
      codes: [],
    });
  });

  test.each([
    ['only the id removes', '<images><img id="b"/></images>', [{ id: 'b', removed: true }], []],
    [
      'an empty url removes',
      '<images><img id="b" modTime="2016-01-01" url=""/></images>',
      [{ id: 'b', removed: true }],
      [],
    ],
    ['an empty parent means nothing', '<images/>', undefined, []],
    [
      'by file',
      '<objects><img id="a" file="Photos/A.JPG"/></objects>',
      [{ id: 'a', file: 'Photos/A.JPG' }],
      [],
    ],
    [
      'inside the file',
      '<objects><img id="a">aGVs\nbG8=</img></objects>',
      [{ id: 'a', base64: 'aGVsbG8=' }],
      [],
    ],
    ['text that is no file', '<objects><img id="a">no picture</img></objects>', [], ['bad-inline-file']],
    [
      'a path as url keeps the slot',
      '<objects><img id="a" url="C:\\pics\\1.jpg"/></objects>',
      [],
      ['bad-url'],
    ],
    ['a script as url', '<objects><img id="a" url="javascript:alert(1)"/></objects>', [], ['bad-url']],
    [
      'a url with a password',
      '<objects><img id="a" url="https://me:secret@a.example/1"/></objects>',
      [],
      ['bad-url'],
    ],
    ['no scheme', '<objects><img id="a" url="//a.example/1"/></objects>', [{ id: 'a', url: u('1') }], []],
    [
      'a bad modTime',
      `<objects><img id="a" modTime="2016-02-1112:50:05" url="${u('1')}"/></objects>`,
      [{ id: 'a', url: u('1') }],
      ['bad-date'],
    ],
    [
      'no ids',
      `<images><img url="${u('1')}"/><img url="${u('2')}"/></images>`,
      [
        { id: 'm', url: u('1') },
        { id: 'a', url: u('2') },
      ],
      ['missing-slot-id', 'missing-slot-id'],
    ],
    [
      'the same slot in both parents: content wins',
      `<images><img id="a" url="${u('1')}"/></images><objects><img id="a"/></objects>`,
      [{ id: 'a', url: u('1') }],
      [],
    ],
    [
      'twice the same',
      `<images><img id="a" url="${u('1')}"/></images><objects><img id="a" url="${u('1')}"/></objects>`,
      [{ id: 'a', url: u('1') }],
      [],
    ],
    [
      'twice different: the last',
      `<images><img id="a" url="${u('1')}"/><img id="a" url="${u('2')}"/></images>`,
      [{ id: 'a', url: u('2') }],
      ['duplicate-slot'],
    ],
  ])('%s', (_name, xml, slots, codes) => expect(images(xml)).toEqual({ slots, codes }));

  test('a picture inside the file that is too large is left out', () => {
    const xml = `<objects><img id="a">${'QUJD'.repeat(1000)}</img></objects>`;
    expect(images(xml).slots).toHaveLength(1);
    expect(images(xml, { maxInlineBytes: 2000 })).toEqual({ slots: [], codes: ['bad-inline-file'] });
  });

  test('more pictures than allowed are left out', () => {
    expect(images('<images><img id="a"/><img id="b"/><img id="m"/></images>', { maxImages: 2 })).toEqual({
      slots: [
        { id: 'm', removed: true },
        { id: 'a', removed: true },
      ],
      codes: ['too-many-images'],
    });
  });

  test('order: m, letters, double letters; numbers by value', () => {
    expect(['ab', 'b', 'm', 'z', 'aa', 'a'].sort(compareSlots)).toEqual(['m', 'a', 'b', 'z', 'aa', 'ab']);
    expect(['10', '2', '1'].sort(compareSlots)).toEqual(['1', '2', '10']);
  });
});

test('attachments replace the whole list', () => {
  const { report, codes } = remember();
  const attachments = (xml: string) => parseAttachments({ media: elementsOf(xml)[0], report });
  expect(
    attachments(
      `<media><attachment usage="StatementOfInformation" id="x" contentType="application/PDF" url="${u('soi')}"/><attachment usage="statementOfInformation" url=""/></media>`,
    ),
  ).toEqual([{ usage: 'statementOfInformation', id: 'x', url: u('soi'), contentType: 'application/pdf' }]);
  expect(attachments('<media/>')).toEqual([]);
  expect(codes()).toEqual([]);
  expect(attachments('<media><attachment usage="x" url="ftp://a.example/1"/></media>')).toEqual([]);
  expect(codes()).toEqual(['bad-url']);
});
