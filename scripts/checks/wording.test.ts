import { describe, expect, test } from 'vitest';
import { visibleStrings } from './visible-strings.mjs';
import { commentProblems, namingProblems, wordingProblems } from './wording.mjs';

// Costs under a second: no file of the tree is read.

const path = 'site/src/ui/example.tsx';
const inString = (text: string) =>
  wordingProblems({ path, text: `export const label = { label: ${JSON.stringify(text)} };` });
const inDocs = (text: string) => wordingProblems({ path: 'docs/example.md', text });

describe('a text that people read', () => {
  test.each([
    'Second ground',
    'Press the button',
    'Words below',
    'Leads to',
    'Said when there are none',
    'Load anew',
    'A short film',
    'Whose clock counts',
    'Use small letters',
    'Your e-mail address',
    'Try again. Whoever has the link sees it.',
    'Send it once more',
    'Look',
  ])('is refused: %s', (text) => {
    expect(inString(text)).toHaveLength(1);
    expect(inString(text)[0]).toMatch(/^site\/src\/ui\/example\.tsx:1 says “.+” in “.+”\. Write .+\.$/);
  });

  test.each([
    'Ground floor apartment',
    'In-ground pool',
    'Press release',
    'Keywords',
    'Look at the map',
    'The look back at the year',
    'Leads',
    'Filmore Street',
    'Home and compress',
  ])('is plain English: %s', (text) => {
    expect(inString(text)).toEqual([]);
  });

  test('is markup, an attribute or a sentence anywhere, but no code, name, import or test', () => {
    const source = [
      "import { x } from './Press it.ts';",
      "const css = 'press-me ground';",
      `const say = \`Write to \${x} anew\`;`,
      'const view = <p className="Press it now" title="A title">Shown text</p>;',
    ].join('\n');
    expect(visibleStrings({ path, text: source })).toEqual([
      { line: 3, text: 'Write to … anew' },
      { line: 4, text: 'A title' },
      { line: 4, text: 'Shown text' },
    ]);
    expect(visibleStrings({ path: 'site/src/ui/example.test.tsx', text: source })).toEqual([]);
  });
});

test('documents are read without their code, and keys are pressed', () => {
  expect(inDocs('The desk `lead-desk.ts` answers.\n\n```\nfilm\n```\nPress Enter.')).toEqual([
    'docs/example.md:1 says “desk” in “The desk   answers.”. Write service.',
  ]);
});

describe('a comment', () => {
  const inComment = (text: string) => commentProblems({ path: 'site/src/server/example.ts', text });

  test.each([
    '// Loaded anew',
    '/** Sent once\n * more. */',
    'let a = 1; // blanks removed',
    '/* An e-mail */',
  ])('is refused: %s', (text) => {
    expect(inComment(text)).toHaveLength(1);
    expect(inComment(text)[0]).toMatch(
      /^site\/src\/server\/example\.ts:1 has “.+” in a comment\. Write .+\.$/,
    );
  });

  test.each(['// A `journey` field', "const url = 'https://journey.example';", "const say = 'anew';"])(
    'is allowed: %s',
    (text) => {
      expect(inComment(text)).toEqual([]);
    },
  );
});

test('the title of a test is read as a comment is, with what people see', () => {
  const inTitle = (text: string) => commentProblems({ path: 'e2e/example.e2e.test.ts', text });
  expect(inTitle("it('closes by a press beside it', async () => {")).toHaveLength(1);
  expect(inTitle("it.each(['a', 'b'])('is loaded anew', () => {")).toHaveLength(1);
  expect(inTitle("it('closes by a click beside it', async () => { await page.press('anew'); })")).toEqual([]);
});

describe('a name', () => {
  const inCode = (text: string) => namingProblems({ path: 'site/src/server/example.ts', text });

  test.each([
    'const leadDesk = 1;',
    'function loadAnew() {}',
    'type Askers = {};',
    'open({ formTicket: 1 });',
    'const groundColour = 1;',
  ])('is refused: %s', (text) => {
    expect(inCode(text)).toHaveLength(1);
    expect(inCode(text)[0]).toMatch(/^site\/src\/server\/example\.ts:1 names something “\w+”\. Write .+\.$/);
  });

  test.each([
    'const desktop = 1;',
    "const text = 'The desk';",
    '// One desk',
    'strap()',
    'const inGroundPool = 1;',
    'const background = 1;',
    'const x = <p>A desk</p>;',
  ])('is allowed: %s', (text) => {
    expect(inCode(text)).toEqual([]);
  });

  test('of a file counts too', () => {
    expect(namingProblems({ path: 'site/src/server/lead-desk.ts', text: '' })).toEqual([
      'site/src/server/lead-desk.ts is named with “desk”. Write service.',
    ]);
  });
});
