import { expect, it } from 'vitest';
import { shownInLightbox } from './shown-in-lightbox.ts';

it.each([
  ['https://agency.example/wp-content/uploads/a.jpg', 'picture'],
  ['/media/plan.webp?v=2', 'picture'],
  ['https://youtu.be/dQw4w9WgXcQ', 'frame'],
  ['https://vimeo.com/123456789', 'frame'],
  ['/media/videos/street.mp4', 'file'],
  ['https://evil.example/', undefined],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', undefined],
  ['https://films.example.com/a.mp4', undefined],
  ['https://my.matterport.com/show/?m=aBcDeFgHiJk', undefined],
])('%s shows as %s', (address, kind) => expect(shownInLightbox(address)?.kind).toBe(kind));
