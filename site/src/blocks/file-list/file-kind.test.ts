import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';

it.each([
  ['/media/guide.pdf', 'PDF'],
  ['https://example.com/Form.PDF?download=1#page=2', 'PDF'],
  ['/media/list.docx', 'Word'],
  ['/documents/12', ''],
  ['/sold', ''],
  ['https://example.com', ''],
])('%s is a file of the kind %j', (href, kind) => expect(fileKind(href)).toBe(kind));
