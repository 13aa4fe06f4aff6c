import { expect, it } from 'vitest';
import { cleanPasted } from './pasted-text.ts';

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
it('drops Word’s styles, comments and empty paragraphs', () => {
  const pasted =
    '<!--[if gte mso 9]><xml></xml><![endif]--><style>p{color:red}</style><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Text</p>';
  expect(cleanPasted(pasted)).toBe('<p class=MsoNormal>Text</p>');
});
it('leaves other text as it is', () => {
  const pasted = '<h2>Title</h2><p>Some <b>bold</b> text</p><ul><li>One</li></ul>';
  expect(cleanPasted(pasted)).toBe(pasted);
});
