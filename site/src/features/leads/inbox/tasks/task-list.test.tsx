import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Due } from './task-list.client.tsx';

vi.mock('@payloadcms/ui', () => ({ toast: {} }));

it('leaves the time of a task to the browser, since the server’s clock is another', () => {
  const html = renderToString(<Due at="2026-11-28T22:00:00.000Z" />);
  expect(html).toBe('<time class="work-list__due" dateTime="2026-11-28T22:00:00.000Z"></time>');
});
