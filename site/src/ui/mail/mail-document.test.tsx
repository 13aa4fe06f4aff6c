import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MailDocument, type MailLogo } from './mail-document.tsx';

const drawn = (logo?: MailLogo | null) =>
  renderToStaticMarkup(
    <MailDocument
      title="Hello"
      preheader=""
      agencyName="Harbour Homes"
      siteUrl="https://harbour.example"
      logo={logo}
      footer=""
    >
      Hello
    </MailDocument>,
  );

describe('the head of an email', () => {
  it('has the logo in its size, which says the name until it is loaded', () => {
    const html = drawn({ src: '/media/mail/logo.webp.360.png', width: 180, height: 45 });
    const [img] = /<img [^>]*>/.exec(html) ?? [];
    expect(img).toContain('src="https://harbour.example/media/mail/logo.webp.360.png"');
    expect(img).toContain('alt="Harbour Homes"');
    expect(img).toContain('width="180" height="45"');
  });

  it('has the name where there is no logo', () => {
    const html = drawn(null);
    expect(html).toContain('>Harbour Homes</a>');
    expect(html).not.toContain('<img');
  });

  it('is given the logo by every email', () => {
    const root = new URL('../../', import.meta.url).pathname;
    const files = globSync('**/*.tsx', { cwd: root, exclude: (name) => name.endsWith('.test.tsx') });
    const uses = files.flatMap((file) =>
      [...readFileSync(root + file, 'utf8').matchAll(/<MailDocument\n[\s\S]*?\n\s*>/g)].map(([use]) => ({
        file,
        use,
      })),
    );
    expect(uses.length).toBeGreaterThan(9);
    expect(uses.filter(({ use }) => !/\blogo=\{/.test(use)).map(({ file }) => file)).toEqual([]);
  });
});

it('the text of an email breaks a long web address, which would widen it on a phone', () => {
  expect(drawn()).toMatch(/<td[^>]*word-break:break-word[^>]*>Hello/);
});
