import { expect, it } from 'vitest';
import { readVerificationTags } from './verification-tags.ts';

it('reads the tags that services hand out, however they are written', () => {
  const text = `<meta name="google-site-verification" content="abc_DEF-123" />

    <META content='7A6F' name='msvalidate.01'>
    <meta name="facebook-domain-verification" content="x1y2z3"/>
    <meta name="p:domain_verify" content="0123abcd">`;
  expect(readVerificationTags(text)).toEqual({
    tags: [
      { name: 'google-site-verification', content: 'abc_DEF-123' },
      { name: 'msvalidate.01', content: '7A6F' },
      { name: 'facebook-domain-verification', content: 'x1y2z3' },
      { name: 'p:domain_verify', content: '0123abcd' },
    ],
  });
  expect(readVerificationTags('')).toEqual({ tags: [] });
});

it.each([
  '<script>alert(1)</script>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<meta name="referrer" content="unsafe-url">',
  '<meta name="robots" content="noindex">',
  '<meta name="google-site-verification" content="a"><script src="https://evil.example/x.js">',
  '<meta name="google-site-verification" content="">',
  '<meta name="google-site-verification" content="x&quot; onload=&quot;y">',
  'google-site-verification=abcdef',
])('refuses %s', (line) => {
  expect(readVerificationTags(line)).toMatchObject({
    tags: [],
    problem: expect.stringContaining(line.slice(0, 20)),
  });
});

it('refuses more tags than anybody needs', () => {
  const lines = Array.from({ length: 11 }, (_, at) => `<meta name="site-verification" content="abcd${at}">`);
  expect(readVerificationTags(lines.join('\n')).problem).toBe('Enter 10 tags at most.');
});
