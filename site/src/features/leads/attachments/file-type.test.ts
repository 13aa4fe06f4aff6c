import { describe, expect, it } from 'vitest';
import { contentName, KNOWN_ENDINGS } from './file-type.ts';

const head = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
const ZIP = 'PK\x03\x04\x14\0\x06\0';

describe('what a file is called by its content', () => {
  it.each([
    ['cv.pdf', '%PDF-1.7\n', 'cv.pdf'],
    ['CV.PDF', '%PDF-1.7\n', 'CV.PDF'],
    ['cv.pdf', 'MZ\x90\0', 'cv.pdf.bin'],
    ['cv.docx', ZIP, 'cv.docx'],
    ['cv.docx', '<html><script>', 'cv.docx.bin'],
    ['notes.txt', 'Dear agency,', 'notes.txt'],
    ['notes.txt', 'MZ\x90\0\x03\0', 'notes.txt.bin'],
    ['photo.png', '\xff\xd8\xff\xe0', 'photo.png.jpg'],
    ['me.jpg', '\xff\xd8\xff\xe0', 'me.jpg'],
    ['page.html', '<html>', 'page.html.bin'],
    ['drawing.svg', '<svg ', 'drawing.svg.bin'],
    ['noending', '%PDF-', 'noending.bin'],
    ['cv.constructor', '%PDF-', 'cv.constructor.bin'],
  ])('%s that begins with %j is %s', (name, begins, expected) =>
    expect(contentName({ name, head: head(begins) })).toBe(expected),
  );

  it('knows nothing that a browser would run', () =>
    expect(KNOWN_ENDINGS).not.toEqual(expect.arrayContaining(['svg', 'html', 'js', 'exe'])));
});
