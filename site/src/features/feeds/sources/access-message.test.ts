import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accessMessage } from './access-message.ts';

// “docs: one page per vendor-facing way (‘what to send your CRM's support’)”
it.each(['https', 'ftp'] as const)('the message for the vendor is that of the docs: %s', (kind) => {
  const page = readFileSync(`docs/operate/feeds-by-${kind}.md`, 'utf8');
  const quoted = page
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.replace(/^> ?/, '').replaceAll('`', ''));
  const siteUrl = 'https://www.example.com.au';
  expect(accessMessage({ kind, key: 'riverside', token: 'feed_…', siteUrl }).split('\n')).toEqual(quoted);
});

it('names the port and says when nothing is encrypted', () => {
  const text = accessMessage({
    ...{ kind: 'ftp', key: 'riverside', token: 'feed_x', siteUrl: 'http://localhost:3000' },
    ftp: { port: 2121 },
  });
  expect(text).toContain('- Plain FTP to localhost, port 2121, passive mode');
});
