import { expect } from 'vitest';
import type { Builder } from './builder.ts';
import { site } from './site.ts';

export const SAVED = { timeout: 10_000 };

/** “Sell with us”, which the end-to-end tests build in three ways: its sections, in order, and what is changed in them. */
export const SELL_PAGE = {
  sections: [
    'Opening with a picture beside it',
    'How it works, step by step',
    'Three reasons',
    'Numbers that speak for you',
    'What clients say',
    'Fees',
    'Questions and answers',
    'Appraisal, with the form',
  ],
  title: { old: 'Sell once, and sell well', text: 'Your home, sold by people who live here' },
  /** After the sentence of the opening, with a link on its last part. */
  sentence: { text: 'See our ', link: 'stamp duty calculator', search: 'stamp' },
  secondButton: { old: 'See our recent sales', text: 'What homes sold for' },
  /** A heading of the section that gets a dark background. */
  inDark: 'From first call to keys',
  /** A block below the numbers, found by its name. */
  sales: 'recent sales',
  /** Below what clients say. */
  video: { block: 'embed', heading: 'What clients say', link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  /** Below the fees. */
  guide: { block: 'file list', old: 'Name of the document', text: 'Guide for sellers' },
} as const;

/** What most parts of the page are, from the top, when all is done. */
const KINDS = [...Array(4).fill('section'), 'recent-sales', ...Array(4).fill('section')];

type Block = { type: string; props: Record<string, unknown> };

/** An empty page for “Sell with us”, the PDF it offers, and what it must be in the end. `how` names it. */
export async function startSellPage({ builder, how }: { builder: Builder; how: string }) {
  const path = `/sell-with-us-${how}-${crypto.randomUUID().slice(0, 8)}`;
  const guide = `Guide for sellers ${path.slice(-8)}`;
  await uploadGuide({ builder, title: guide });
  const id = await builder.newPage({ path });
  const blocks = async () =>
    (JSON.parse(await builder.stored(id)) as { content: Block[] } | null)?.content ?? [];
  return {
    id,
    /** What the PDF is called in the library. */
    guide,
    blocks,
    /** Waits until the page has as many parts. */
    untilParts: (count: number) => expect.poll(async () => (await blocks()).length, SAVED).toBe(count),
    /** Holds the published page against {@link SELL_PAGE}. */
    async expectPublished(): Promise<void> {
      const content = await blocks();
      expect(content.map(({ type }) => type)).toEqual(KINDS);
      const html = await (await fetch(site.url + path)).text();
      const { title, secondButton, sentence } = SELL_PAGE;
      for (const { old, text } of [title, secondButton]) {
        expect(html).toContain(text);
        expect(html).not.toContain(old);
      }
      expect(html).toMatch(
        new RegExp(`${sentence.text}<a href="/calculators/stamp-duty"[^>]*>${sentence.link}</a>`),
      );
      expect(html).toContain('Content from YouTube');
      expect(html).toMatch(/<a href="\/media\/documents\/[^"]+\.pdf"[^>]*>Guide for sellers/);
      expect(JSON.stringify(content[0])).toMatch(/"picture":\{[^}]*"id":\d+/);
      expect(content[1]?.props).toMatchObject({ tone: 'brand' });
      expect(JSON.stringify(content[5])).toContain('"type":"embed"');
      expect(JSON.stringify(content[6])).toContain('"type":"file-list"');
    },
  };
}

/** A PDF in the library, as staff upload it on another screen. */
async function uploadGuide({ builder, title }: { builder: Builder; title: string }): Promise<void> {
  const file = {
    name: 'guide.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nxref\n%%EOF\n'),
  };
  const answer = await builder.page.request.post('/api/downloads', {
    headers: { origin: site.url },
    multipart: { _payload: JSON.stringify({ title }), file },
  });
  expect(answer.status()).toBe(201);
}
