import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

test.each([
  ['plain', 'A home.\nWith garden.', 'A home.\nWith garden.'],
  ['blanks around', '  \n  A home.  \r\n\r\n\r\n\r\n   With garden.\n ', 'A home.\n\nWith garden.'],
  ['tags', 'A <strong>great</strong> <a href="x">home</a>', 'A great home'],
  ['breaks', 'One<br>Two<br />Three<BR/>\nFour', 'One\nTwo\nThree\nFour'],
  ['paragraphs', '<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['list', 'Has:<ul><li>pool</li><li>shed</li></ul>end', 'Has:\n\npool\nshed\n\nend'],
  ['boxes', '<div>One</div><div>Two</div>Three', 'One\nTwo\nThree'],
  ['empty line by two breaks', 'One<br><br>Two', 'One\n\nTwo'],
  ['script', 'Nice<script>alert("<p>")</script> home<style>p{}</style>', 'Nice home'],
  ['script without end', 'Nice<script>alert(1)', 'Nice'],
  ['comment', 'Nice <!-- a > b --> home', 'Nice home'],
  ['no tag', '5 < 6 and <3 a>b', '5 < 6 and <3 a>b'],
  [
    'entities',
    'Tom &amp; Jerry&rsquo;s caf&eacute; &mdash; 120m&sup2; &#146;x&#x2019;',
    'Tom & Jerry’s café — 120m² ’x’',
  ],
  ['entities twice', '&amp;lt;b&amp;gt;Tom&amp;lt;/b&amp;gt;', 'Tom'],
  ['entities at most twice', '&amp;amp;amp;', '&amp;'],
  ['unknown entity', 'R&D &foo; &', 'R&D &foo; &'],
  ['control characters in references', 'a&#0;b&#22;c', 'abc'],
  ['empty', '', ''],
])('%s', (_name, sent, expected) => expect(cleanText(sent)).toBe(expected));

test('a line has no line breaks', () =>
  expect(cleanLine(' <b>Best</b>\n listing<br>ever ')).toBe('Best listing ever'));

test('never throws, leaves no tag and no space at either end', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<', '>', '<p>', '</', '<br>', '&lt;', '&amp;', ';', '<!--', '-->', '<script>'),
    ),
  );
  fc.assert(
    fc.property(pieces, (words) => {
      const text = cleanText(words.join(''));
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/\n\n\n/);
    }),
  );
});

test.each([
  ['blanks', `${' '.repeat(200_000)}x`],
  ['open tags', '<a '.repeat(70_000)],
  ['open scripts', '<script>'.repeat(25_000)],
  ['angle brackets', '<'.repeat(200_000)],
  ['ampersands', '&'.repeat(200_000)],
])('200,000 characters of %s are no trap', (_name, text) =>
  expect(cleanText(text).length).toBeLessThanOrEqual(text.length),
);
