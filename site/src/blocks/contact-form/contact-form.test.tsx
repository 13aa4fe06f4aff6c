import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EXAMPLE_NOW, examplePicture } from '#site/block-kit/examples.ts';
import { examples } from './contact-form.examples.tsx';
import { contactForm } from './contact-form.tsx';

it.each(['card', 'plain'] as const)('says below the button what happens with the details: %s', (look) => {
  const example = Object.values(examples).find(({ data }) => data?.form);
  const html = renderToStaticMarkup(
    contactForm.View({
      id: 'one',
      props: { ...contactForm.defaults, ...example?.props, look },
      data: example?.data ?? null,
      now: EXAMPLE_NOW,
      editing: false,
      slot: () => null,
      picture: examplePicture,
    }),
  );
  expect(html).toMatch(/We use your details to reply to you .* <a href="\/privacy"[^>]*>privacy policy<\/a>/);
});
