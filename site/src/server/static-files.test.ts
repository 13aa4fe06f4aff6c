import { describe, expect, it } from 'vitest';
import { safeJoin } from './static-files.ts';

describe('the file a request path names', () => {
  it.each([
    ['/assets/a.js', '/srv/assets/a.js'],
    ['/a%20b.webp', '/srv/a b.webp'],
    ['/a//b.js', '/srv/a/b.js'],
    ['/caf%C3%A9.jpg', '/srv/café.jpg'],
  ])('%s is %s', (path, file) => {
    expect(safeJoin('/srv', path)).toBe(file);
  });

  it.each([
    '/../etc/passwd',
    '/a/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/%2e%2e%2fetc%2fpasswd',
    '/..%5c..%5cetc',
    '/a%00.js',
    '/.vite/manifest.json',
    '/a/.env',
    '/%2eenv',
    '/%zz',
    '',
  ])('%s is none', (path) => {
    expect(safeJoin('/srv', path)).toBeUndefined();
  });

  it('is none in a neighbour folder that begins alike', () => {
    expect(safeJoin('/srv/media', '/../media-private/a.jpg')).toBeUndefined();
  });
});
