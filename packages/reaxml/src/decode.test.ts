import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDecoder } from './decode.ts';
import type { FeedProblem } from './problem.ts';

function decode(bytes: Uint8Array, pieceBytes = 65_536): { text: string; codes: string[] } {
  const problems: FeedProblem[] = [];
  const decoder = createDecoder({ warn: (problem) => problems.push(problem) });
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceBytes)
    text += decoder.push(bytes.subarray(at, at + pieceBytes));
  return { text: text + decoder.end(), codes: problems.map(({ code }) => code) };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...utf8(part)])));
const utf16 = (text: string) =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]),
  );

describe('bytes to text', () => {
  test.each([
    ['UTF-8', utf8('<a>é€😀</a>'), '<a>é€😀</a>', []],
    ['byte order mark', bytes(0xef, 0xbb, 0xbf, '<a/>'), '<a/>', []],
    [
      'declared Latin-1',
      bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>caf', 0xe9, '</a>'),
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>café</a>',
      [],
    ],
    [
      'Windows-1252 without saying so',
      bytes('<a>caf', 0xe9, ' ', 0x96, ' ', 0x80, '5</a>'),
      '<a>café – €5</a>',
      ['encoding-fallback'],
    ],
    ['UTF-8 and Windows-1252 in one file', bytes('<a>é', 0xe9, 'é</a>'), '<a>ééé</a>', ['encoding-fallback']],
    ['a UTF-8 character cut off at the end', bytes('<a/>', 0xc3), '<a/>Ã', ['encoding-fallback']],
    ['UTF-16', utf16('<a>é</a>'), '<a>é</a>', []],
    [
      'UTF-16 declared, UTF-8 sent',
      utf8('<?xml version="1.0" encoding="utf-16"?><a>é</a>'),
      '<?xml version="1.0" encoding="utf-16"?><a>é</a>',
      ['encoding-differs'],
    ],
    [
      'Latin-1 declared, UTF-8 sent',
      utf8('<?xml version="1.0" encoding="ISO-8859-1"?><a>Café’s</a>'),
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>Café’s</a>',
      ['encoding-differs'],
    ],
    [
      'Latin-1 declared, UTF-8 and Latin-1 sent',
      bytes('<?xml version="1.0" encoding="windows-1252"?><a>é', 0xe9, '</a>'),
      '<?xml version="1.0" encoding="windows-1252"?><a>éé</a>',
      ['encoding-differs'],
    ],
    [
      'UTF-8 declared, UTF-16 sent',
      utf16('<?xml version="1.0" encoding="UTF-8"?><a>é</a>'),
      '<?xml version="1.0" encoding="UTF-8"?><a>é</a>',
      ['encoding-differs'],
    ],
    [
      'an encoding nobody knows',
      utf8('<?xml version="1.0" encoding="klingon"?><a>é</a>'),
      '<?xml version="1.0" encoding="klingon"?><a>é</a>',
      ['unknown-encoding'],
    ],
    [
      'control characters',
      bytes('<a>x', 0x16, 'y', 0, '\t\n&#x1f;&#22;&#9;&#233;z</a>'),
      '<a>xy\t\n&#9;&#233;z</a>',
      ['control-characters'],
    ],
    ['line separators', utf8('<a>x\u2028y</a>'), '<a>x\ny</a>', []],
    ['nothing', bytes(), '', []],
  ])('%s, however it is cut', (_name, file, text, codes) => {
    for (const size of [1, 2, 3, 7, 65_536]) expect(decode(file, size)).toEqual({ text, codes });
  });

  test('reads the same text however the bytes are cut', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), fc.integer({ min: 1, max: 1500 }), (file, size) => {
        expect(decode(file, size)).toEqual(decode(file));
      }),
      { numRuns: 50 },
    );
  });

  test('names the line in the warning about control characters', () => {
    const problems: FeedProblem[] = [];
    const decoder = createDecoder({ warn: (problem) => problems.push(problem) });
    decoder.push(utf8(`${'x\n'.repeat(2000)}`));
    decoder.push(bytes('y\nz', 1, '\n', 2));
    expect(problems).toMatchObject([{ code: 'control-characters', line: 2002 }]);
  });
});
