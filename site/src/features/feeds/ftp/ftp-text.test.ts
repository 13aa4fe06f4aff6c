import { describe, expect, it } from 'vitest';
import {
  createLineReader,
  factsLine,
  LineTooLongError,
  listLine,
  passiveAddress,
  readCommand,
  virtualPath,
} from './ftp-text.ts';

describe('lines of an FTP client', () => {
  it('are found however the network cuts them', () => {
    const reader = createLineReader();
    const read = (text: string) => reader.push(Buffer.from(text));
    expect([read('US'), read('ER riverside\r'), read('\nPASS x\nNO')]).toEqual([
      [],
      [],
      ['USER riverside', 'PASS x'],
    ]);
    reader.clear();
    expect(read('QUIT\r\n')).toEqual(['QUIT']);
  });

  it('end somewhere', () => {
    const reader = createLineReader();
    expect(() => {
      for (let count = 0; count < 10; count++) reader.push(Buffer.alloc(500, 65));
    }).toThrow(LineTooLongError);
  });

  it.each([
    ['stor today.xml', { verb: 'STOR', argument: 'today.xml' }],
    ['STOR  two words.xml', { verb: 'STOR', argument: 'two words.xml' }],
    ['XPWD', { verb: 'PWD', argument: '' }],
    ['\uFFFD\uFFFDABOR', { verb: 'ABOR', argument: '' }],
    ['', { verb: '', argument: '' }],
    ['GET / HTTP/1.1', { verb: 'GET', argument: '/ HTTP/1.1' }],
  ])('%j is understood', (line, expected) => {
    expect(readCommand(line)).toEqual(expected);
  });
});

describe('a path that a client names', () => {
  it.each([
    ['/', 'a.xml', '/a.xml'],
    ['/in', 'a.xml', '/in/a.xml'],
    ['/in', '/a.xml', '/a.xml'],
    ['/in', '..', '/'],
    ['/in', '../../../etc/passwd', '/etc/passwd'],
    ['/', '..\\..\\windows\\a.xml', '/windows/a.xml'],
    ['/', 'a\u0000/../b\u0007.xml', '/b.xml'],
    ['/', 'x'.repeat(600), undefined],
  ])('from %s, %j leads to %s and never above the top', (folder, path, expected) => {
    expect(virtualPath(folder, path)).toBe(expected);
  });
});

it('says addresses, files and times as clients read them', () => {
  const file = { name: 'a b.xml', size: 120, at: Date.parse('2026-11-03T08:50:12Z') };
  expect(passiveAddress('203.0.113.9', 50_000)).toBe('(203,0,113,9,195,80)');
  expect(listLine(file)).toBe('-rw------- 1 feed feed 120 Nov 03 08:50 a b.xml');
  expect(factsLine(file)).toBe('type=file;size=120;modify=20261103085012; a b.xml');
});
