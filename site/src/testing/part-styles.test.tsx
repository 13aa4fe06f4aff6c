import { expect, it } from 'vitest';
import { renderDocument } from '#site/server/document.tsx';
import { partStyle } from '#site/server/part-styles.ts';
import { reusedContent } from '#site/ui/reused-content.ts';

it('loads the stylesheet of a part in a reused part, whose HTML is put in as bytes', () => {
  const tabs = partStyle({ url: '/assets/tabs.css', css: '.fr-tabs{}', site: '' });
  const content = () => <p className="flex fr-tabs">…</p>;
  const html = renderDocument({
    head: { title: 'Home' },
    body: <div {...reusedContent({ of: { name: 'item' }, form: '', content })} />,
    theme: { style: {}, buttons: 'outline', families: ['figtree'], fonts: [] },
    assets: {
      styles: ['/assets/site.css'],
      parts: [tabs],
      scripts: [],
      icon: '/icon-192.png',
      fonts: [],
    },
    siteUrl: 'https://www.example.com.au',
    siteName: 'Home',
  }).toString();
  expect(html).toContain('<link rel="stylesheet" href="/assets/tabs.css"');
});
