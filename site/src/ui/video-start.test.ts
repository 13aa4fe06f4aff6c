import { expect, it } from 'vitest';
import { videoStart } from './video-start.ts';

it.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=43', 43],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=43s', 43],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', 3723],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1m30s', 90],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', 90],
  ['https://vimeo.com/123456789#t=2m', 120],
  ['https://youtu.be/dQw4w9WgXcQ', 0],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', 0],
  ['https://youtu.be/dQw4w9WgXcQ?t=-5', 0],
])('%s begins at %d seconds', (link, seconds) => expect(videoStart(new URL(link))).toBe(seconds));
