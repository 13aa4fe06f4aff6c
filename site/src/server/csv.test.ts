import { describe, expect, it } from 'vitest';
import { csvRow } from './csv.ts';

describe('a CSV record', () => {
  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [[-33.8, 750000], '-33.8,750000\r\n'],
    [['', ''], ',\r\n'],
    [['Smith, Jo', 'said "yes"'], '"Smith, Jo","said ""yes"""\r\n'],
    [['two\nlines', 'x'], '"two\nlines",x\r\n'],
    [['two\r\nlines'], '"two\r\nlines"\r\n'],
    [['Zoë 🏡'], 'Zoë 🏡\r\n'],
  ])('%j', (cells, expected) => {
    expect(csvRow(cells)).toBe(expected);
  });

  it.each([
    ['=1+1', "'=1+1\r\n"],
    ['+61 400 000 000', "'+61 400 000 000\r\n"],
    ['-2', "'-2\r\n"],
    ['@SUM(A1)', "'@SUM(A1)\r\n"],
    ['\t=1', "'\t=1\r\n"],
    [' =1', "' =1\r\n"],
    ['\r=1', '"\'\r=1"\r\n'],
    ['\n=1', '"\'\n=1"\r\n'],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"\r\n'],
    ['＝1', "'＝1\r\n"],
    // Where cells are divided by semicolons, this would be two.
    [';=1', ";'=1\r\n"],
    ['Hello; @SUM(A1)', "Hello;' @SUM(A1)\r\n"],
    ['a; b', 'a; b\r\n'],
    ['a=1', 'a=1\r\n'],
  ])('does not let %j be a formula', (text, expected) => {
    expect(csvRow([text])).toBe(expected);
  });
});
