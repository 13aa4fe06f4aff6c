import { expect, it } from 'vitest';
import { unzip } from './testing/unzip.ts';
import { workbookOf } from './workbook.ts';

const open = async (rows: string[][]) => {
  const parts = await unzip(await workbookOf({ sheet: 'Leads', rows }));
  return Object.fromEntries([...parts].map(([name, bytes]) => [name, bytes.toString()]));
};

it('is a workbook whose every cell is a text, formulas and mark-up among them', async () => {
  const parts = await open([
    ['Name', 'Message'],
    ['=HYPERLINK("https://evil.example")', '<b>1 & 2</b>'],
  ]);
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).not.toMatch(/<f>|<f /);
  const texts = `${sheet}${parts['xl/sharedStrings.xml'] ?? ''}`;
  expect(texts).toContain('=HYPERLINK(');
  expect(texts).toContain('&lt;b&gt;1 &amp; 2&lt;/b&gt;');
  expect(parts['xl/workbook.xml']).toContain('Leads');
  // The headings stay in sight.
  expect(sheet).toMatch(/ySplit="1"/);
});

it('holds what a visitor sends, without what makes Excel call a file damaged', async () => {
  const parts = await open([['Message'], ['a\u0000b\u000bc\ud800d😀\ne'], ['x'.repeat(40_000)]]);
  const texts = `${parts['xl/worksheets/sheet1.xml']}${parts['xl/sharedStrings.xml'] ?? ''}`;
  expect(texts).toMatch(/>abcd😀\ne</);
  expect(texts.match(/x+/g)?.some((run) => run.length > 32_767)).toBe(false);
});
