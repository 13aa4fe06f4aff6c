import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readyEveryForm } from '#site/ui/form/lazy-controls.ts';
import { readContactForm } from '../definition/read-contact-form.ts';
import { ContactForm } from '../form/contact-form.tsx';
import { placeForm } from '../form/place-form.ts';
import { CAREERS } from '../testing/example-forms.ts';

await readyEveryForm();

const draw = (locale: string, messages = {}) => {
  const { id, definition } = readContactForm({ ...CAREERS, id: 7, locale, messages });
  const form = { id, definition, action: '/', page: 0 };
  return renderToStaticMarkup(<ContactForm {...placeForm({ form, unitTag: 'wpcf7-f7-o1' })} />);
};

it('a form says what it says itself in its language, and runs as that does', () => {
  expect(draw('en_AU')).toMatch(/lang="en-AU" dir="ltr"/);
  expect(draw('en_AU')).toContain('(optional)');
  const arabic = draw('ar');
  expect(arabic).toMatch(/lang="ar" dir="rtl"/);
  expect(arabic).toContain('(اختياري)');
  expect(arabic).toContain('<option value="" selected="">اختر…</option>');
  expect(arabic).not.toMatch(/\(optional\)|Choose …/);
  expect(draw('zh_CN', { optional: '（可不填）' })).toMatch(/lang="zh-CN"[\s\S]*（可不填）/);
});
