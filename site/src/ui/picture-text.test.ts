import { afterEach, expect, it } from 'vitest';
import { addAllTranslations } from '#site/messages/all-translations.ts';
import { drawIn } from '#site/messages/language.ts';
import { pictureText } from './picture-text.ts';

addAllTranslations();
afterEach(() => drawIn(undefined));

const PLACE = '12 King Street, Newtown NSW 2042';

it('stands as it is in English', () => {
  expect(pictureText(`Picture 3 of ${PLACE}`)).toEqual({ alt: `Picture 3 of ${PLACE}` });
  expect(pictureText('A street at dusk')).toEqual({ alt: 'A street at dusk' });
});

it('is in the language of the page where the program made it', () => {
  drawIn('zh');
  expect(pictureText(`Picture 3 of ${PLACE}`)).toEqual({ alt: `${PLACE}：第 3 张照片` });
  drawIn('vi');
  expect(pictureText(`Floor plan 1 of ${PLACE}`)).toEqual({ alt: `Sơ đồ mặt bằng 1 của ${PLACE}` });
  drawIn('ar');
  expect(pictureText(`Floor plan 1 of ${PLACE}`)).toEqual({ alt: `مخطط الطابق 1: \u2066${PLACE}\u2069` });
});

it('is marked as English where staff wrote it', () => {
  drawIn('ar');
  expect(pictureText('Number 3 of the street')).toEqual({ alt: 'Number 3 of the street', lang: 'en-AU' });
  expect(pictureText('Terrace 3 of 5')).toEqual({ alt: 'Terrace 3 of 5', lang: 'en-AU' });
  expect(pictureText('')).toEqual({ alt: '' });
});
