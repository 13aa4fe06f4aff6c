import { expect, it } from 'vitest';
import { abnText, isAbn } from './abn.ts';

it.each([
  ['51 824 753 556', true],
  ['53004085616', true],
  ['51 824 753 557', false],
  ['5182475355', false],
  ['00 000 000 000', false],
  ['ABN 51 824 753 556', false],
])('%s is an ABN: %s', (text, is) => expect(isAbn(text)).toBe(is));

it('is shown in groups', () => expect(abnText('51824753556')).toBe('51 824 753 556'));
