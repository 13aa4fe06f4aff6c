import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { TextProps } from './text.tsx';

const ARTICLE = `<h2>What happens first</h2><p>An agent walks through your home with you. Nothing is signed. Read <a href="/sell">how we sell</a>, or look at <a href="/media/example-1200.webp">last week’s sale</a>.</p>
<ul><li>We compare it with <strong>what has sold nearby</strong></li><li>We tell you what to repair, and what to leave<ol><li>Gutters</li><li>Hinges</li></ol></li></ul>
<h3>And then</h3><blockquote><p>They said what it would fetch, and it did.</p></blockquote>
<table><thead><tr><th scope="col">Campaign</th><th scope="col">Weeks</th></tr></thead><tbody><tr><td>Auction</td><td>4</td></tr><tr><td>Private treaty</td><td>6</td></tr></tbody></table><hr><p><em>Fees</em> are <mark>agreed in writing</mark>.</p>`;

export const examples: BlockExamples<TextProps, null> = {
  ordinary: {},
  article: { props: { html: ARTICLE } },
  'introduction, centred': { props: { size: 'lead', align: { base: 'center' } } },
  'two columns': { props: { columns: '2', html: ARTICLE } },
  'small, to the right': { props: { size: 'small', align: { base: 'end', mobile: 'start' } } },
  'a very long word': { props: { html: `<p>${'abcdefghij'.repeat(30)}</p>` } },
  empty: { props: { html: '' } },
};
