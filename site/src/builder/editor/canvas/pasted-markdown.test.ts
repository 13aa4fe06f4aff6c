import { expect, it } from 'vitest';
import { htmlOfMarkdown, htmlOfText, pasteMarkdown } from './pasted-markdown.ts';

it('reads headings, paragraphs, bold and italic text and links', () => {
  const text =
    '# Selling **in 2026**\n\nA *quick* guide to **the best price**.\nIn two lines.\n\n---\n\n## Next step ##\n[Book an appraisal](https://example.com/a) or [call](tel:0255500140)!';
  expect(htmlOfMarkdown(text)).toBe(
    '<h1>Selling <strong>in 2026</strong></h1><p>A <em>quick</em> guide to <strong>the best price</strong>.<br>In two lines.</p>' +
      '<h2>Next step</h2><p><a href="https://example.com/a">Book an appraisal</a> or <a href="tel:0255500140">call</a>!</p>',
  );
});
it('reads lists, with lists in them, blank lines between items and items of two lines', () => {
  const text =
    'Before you list:\r\n1. **Paint** – inside\r\n   - hall\r\n   - kitchen\r\n\r\n2. Compare agents\r\n   carefully\r\n- then\r\n- sell\r\n\r\nThat is all.';
  expect(htmlOfMarkdown(text)).toBe(
    '<p>Before you list:</p><ol><li><p><strong>Paint</strong> – inside</p><ul><li>hall</li><li>kitchen</li></ul></li>' +
      '<li><p>Compare agents<br>carefully</p></li></ol><ul><li>then</li><li>sell</li></ul><p>That is all.</p>',
  );
});
it('reads a table as lines, as of other programs', () => {
  expect(htmlOfMarkdown('| Suburb | Median |\n|---|:---:|\n| Leura | $1.4m |')).toBe(
    '<p>Suburb | Median<br>Leura | $1.4m</p>',
  );
});
it('takes no markup out of the text', () => {
  expect(htmlOfMarkdown('**a** <img src=x onerror=alert(1)> [x](javascript:alert(1)) [y](/a"b)')).toBe(
    '<p><strong>a</strong> &lt;img src=x onerror=alert(1)> [x](javascript:alert(1)) <a href="/a&quot;b">y</a></p>',
  );
});
it.each([
  '3 bedrooms - 2 bathrooms\n#1 agent in Leura',
  'Call 02 5550 0140 * 9 am - 5 pm',
  '- a dash at the start of one line',
  '12. December is the last day.',
  'Snake_case_names and 2 * 3 * 4',
])('leaves text that is none to the editor: %s', (text) => expect(htmlOfMarkdown(text)).toBeUndefined());
it('makes a paragraph of each line of other text, and headings that a text block has', () => {
  expect(htmlOfText('One <b>\n\nTwo')).toBe('<p>One &lt;b></p><p>Two</p>');
  expect(htmlOfText('# One')).toBe('<h2>One</h2>');
});
it('takes Markdown in once, and leaves text with formatting to the editor', () => {
  const pasted: string[] = [];
  // As the text editor does it: what is pasted is offered to this again, with the event that was given, or an empty one.
  const view = {
    pasteHTML(html: string, event = { clipboardData: null } as ClipboardEvent): boolean {
      if (!pasteMarkdown(view, event)) pasted.push(html);
      return true;
    },
  };
  const paste = (types: Record<string, string>) =>
    pasteMarkdown(view, {
      clipboardData: { getData: (type: string) => types[type] ?? '' },
    } as unknown as ClipboardEvent);
  expect(paste({ 'text/plain': '- **One**\n- Two' })).toBe(true);
  expect(paste({ 'text/plain': 'One' })).toBe(false);
  expect(paste({ 'text/plain': '- **One**', 'text/html': '<p>One</p>' })).toBe(false);
  expect(pasted).toEqual(['<ul><li><strong>One</strong></li><li>Two</li></ul>']);
});
