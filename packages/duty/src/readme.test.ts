import { expect, test } from 'vitest';
import readme from '../README.md?raw';
import { builtInTables } from './built-in-tables.ts';
import { coverageMarkdown } from './testing/coverage.ts';

const MARK =
  '<!-- From here on written by the tests: npx vitest run --project unit packages/duty/src/readme.test.ts -u -->\n';

test('the README tells what the tables cover', async () => {
  const [own] = readme.split(MARK);
  await expect(`${own}${MARK}\n${coverageMarkdown(builtInTables)}`).toMatchFileSnapshot('../README.md');
});
