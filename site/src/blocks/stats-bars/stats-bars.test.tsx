import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statsBars } from './stats-bars.tsx';

test.each([
  [0, '0ms'],
  [62, '1240ms'],
  [100, '2000ms'],
])('a bar of %d percent grows for %s', (percent, ms) => {
  const bars = [{ title: 'Sold', percent, colour: '' }];
  const html = renderToString(
    statsBars.View({
      id: 'bars',
      props: { bars },
      data: null,
      now: 0,
      slot: () => null,
      picture: () => null,
      editing: false,
    }),
  );
  expect(html).toContain(`--percent:${percent}%;--grows:${ms}`);
});
