import { expect, it } from 'vitest';
import { cleanPasted, hasPicture } from './pasted-text.ts';

const item = (bullet: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1'><!--[if !supportLists]--><span style='font-family:Symbol'>${bullet}<span>&nbsp;&nbsp;</span></span><!--[endif]-->${text}<o:p></o:p></p>`;

it('makes lists of Word’s bullets', () => {
  expect(cleanPasted(`${item('·', 'Kitchen')}\n${item('·', 'Garden')}`)).toBe(
    '<ul><li>Kitchen</li><li>Garden</li></ul>',
  );
});
it('makes numbered lists of Word’s numbers', () => {
  expect(cleanPasted(item('1.', 'First') + item('2.', 'Second'))).toBe(
    '<ol><li>First</li><li>Second</li></ol>',
  );
});
it('knows Word’s bullets without the dashes of a comment', () => {
  const [start, end] = ['<![if !supportLists]>', '<![endif]>'];
  const pasted = `<p class=MsoListParagraph>${start}<span>·<span>&nbsp;</span></span>${end}Kitchen</p>`;
  expect(cleanPasted(pasted)).toBe('<ul><li>Kitchen</li></ul>');
});
it('keeps headings of levels that the text editor does not have', () => {
  expect(cleanPasted('<h1 class=x>Our fees</h1><h5>Notes</h5>')).toBe(
    '<h2 class=x>Our fees</h2><h4>Notes</h4>',
  );
});
it('drops Word’s styles, comments and empty paragraphs', () => {
  const pasted =
    '<!--[if gte mso 9]><xml></xml><![endif]--><style>p{color:red}</style><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Text</p>';
  expect(cleanPasted(pasted)).toBe('<p class=MsoNormal>Text</p>');
});
it('makes a line of each row of a table from Word', () => {
  const cell = (text: string) =>
    `<td width=200 style='width:1cm'><p class=MsoNormal>${text}<o:p></o:p></p></td>`;
  const pasted = `<p>Fees</p><table class=MsoTableGrid><tr>${cell('<b>Plan</b>')}${cell('<b>Fee</b>')}</tr><tr>${cell('Sale')}${cell('2.2 %')}</tr></table>`;
  expect(cleanPasted(pasted)).toBe('<p>Fees</p><p><b>Plan</b> | <b>Fee</b><br>Sale | 2.2 %</p>');
});
it('keeps empty cells of a table from Excel or Google Sheets in their place, and drops empty rows', () => {
  const pasted =
    '<table><colgroup><col></colgroup><tbody><tr><td>Mon</td><td></td><td>9 am</td></tr><tr><td></td><td></td><td></td></tr><tr><td>Tue</td><td>Closed</td><td></td></tr></tbody></table>';
  expect(cleanPasted(pasted)).toBe('<p>Mon |  | 9 am<br>Tue | Closed | </p>');
});
it('keeps the paragraphs of a table with one column, and of one in another', () => {
  expect(cleanPasted('<table><tr><td>One cell</td></tr></table>')).toBe('<p>One cell</p>');
  const inner = '<table><tr><td>A</td><td>B</td></tr></table>';
  expect(cleanPasted(`<table><tr><td><h2>Title</h2><p>Text</p>${inner}</td></tr></table>`)).toBe(
    '<h2>Title</h2><p>Text</p><p>A | B</p>',
  );
});
it('keeps no empty lines, pictures and underlined links of Google Docs', () => {
  const pasted =
    '<p dir="ltr"><a href="/sell" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;-webkit-text-decoration-skip:none;">Sell</span></a></p><br /><ul><li>One</li></ul><br><p><span style="width:602px;"><img src="https://example.com/a.png" /></span></p><p>End</p>';
  expect(cleanPasted(pasted)).toBe(
    '<p dir="ltr"><a href="/sell" style="text-decoration:none;"><span style="color:#1155cc;-webkit-text-decoration-skip:none;">Sell</span></a></p><ul><li>One</li></ul><p>End</p>',
  );
  expect(cleanPasted('<p>A line<br>and another</p>')).toBe('<p>A line<br>and another</p>');
});
it('leaves other text as it is', () => {
  const pasted = '<h2>Title</h2><p>Some <b>bold</b> text</p><ul><li>One</li></ul>';
  expect(cleanPasted(pasted)).toBe(pasted);
});

it.each([
  ['<p><img src="https://example.com/house.jpg" width="602" height="401"></p>', true],
  ['<p><img src="file:///house.png"></p>', true],
  // What mail programs count openings with.
  ['<p>Text<img src="https://example.com/open.gif" width="1" height="1"></p>', false],
  ['<p>Text</p>', false],
])('%s has a picture: %s', (html, has) => expect(hasPicture(html)).toBe(has));
