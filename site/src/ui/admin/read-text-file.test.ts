// Pure: a few milliseconds.
import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.client.ts';

it('reads UTF-8, with or without a mark, and what Excel saves as plain CSV', async () => {
  expect(await readTextFile(new Blob(['José’s']))).toBe('José’s');
  expect(await readTextFile(new Blob(['\ufeffName']))).toBe('Name');
  expect(await readTextFile(new Blob([Buffer.from('Jos\u00e9', 'latin1')]))).toBe('José');
});
