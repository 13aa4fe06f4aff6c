import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const image = {
  src: '/a.webp',
  srcset: '/a-480.webp 480w, /a.webp 1600w',
  width: 1600,
  height: 1067,
  alt: '',
};
const drawn = (priority: boolean) => renderToStaticMarkup(<Picture image={image} priority={priority} />);

// Pure: no time.
it('is loaded when it comes near, or with priority before the page is laid out', () => {
  expect(drawn(false)).toContain('loading="lazy"');
  expect(drawn(false)).not.toContain('preload');
  expect(drawn(true)).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/);
  expect(drawn(true)).not.toMatch(/loading="lazy"|media=/);
});
