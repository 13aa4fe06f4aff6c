import { describe, expect, it } from 'vitest';
import { manualPages, manualPath, manualPicture } from './manual.ts';
import { linkOf } from './markdown.tsx';
import { readLine, readMarkdown } from './read-markdown.ts';

describe('the manual in the admin', () => {
  it('has every page with a heading, the overview first', () => {
    const [first, ...others] = manualPages();
    expect(first).toMatchObject({ name: 'README', title: 'For agency staff' });
    expect(others.length).toBeGreaterThan(15);
    for (const { name, title } of others) expect(title, name).not.toBe(name);
    expect(manualPath('leads')).toBe('/admin/help/leads');
  });

  it('has every picture that a page shows, and links that lead to pages of it', () => {
    const broken: string[] = [];
    const look = (content: ReturnType<typeof readLine>) => {
      for (const piece of content) {
        if (piece.kind === 'picture' && !manualPicture(piece.href.replace('images/', '')))
          broken.push(piece.href);
        if (piece.kind === 'link' && /^[\w-]+\.md/.test(piece.href) && !linkOf(piece.href))
          broken.push(piece.href);
      }
    };
    for (const { text } of manualPages())
      for (const block of readMarkdown(text)) {
        if (block.kind === 'list') block.items.flat().forEach(look);
        else if (block.kind === 'table') [block.head, ...block.rows].flat().forEach(look);
        else look(block.content);
      }
    expect(broken).toEqual([]);
    expect(manualPicture('../../../package.json')).toBeUndefined();
  });

  it('leaves out links to the manuals of operators', () => {
    expect(linkOf('../operate/README.md')).toBeUndefined();
    expect(linkOf('leads.md#tasks')).toBe('/admin/help/leads#tasks');
  });
});

describe('a page', () => {
  it('is read as headings, paragraphs, lists with further paragraphs, and tables', () => {
    const text = [
      '# Leads',
      '',
      'One line',
      'and another.',
      '',
      '1. First',
      '',
      '   More of it.',
      '2. Second',
      '',
      '| a | b |',
      '| --- | --- |',
      '| 1 | [two](b.md) |',
      '',
      '## Who’s there, then?',
    ].join('\n');
    expect(readMarkdown(text)).toMatchObject([
      { kind: 'heading', level: 1, id: 'leads' },
      { kind: 'paragraph', content: [{ text: 'One line and another.' }] },
      {
        kind: 'list',
        isNumbered: true,
        items: [[[{ text: 'First' }], [{ text: 'More of it.' }]], [[{ text: 'Second' }]]],
      },
      {
        kind: 'table',
        head: [[{ text: 'a' }], [{ text: 'b' }]],
        rows: [[[{ text: '1' }], [{ href: 'b.md' }]]],
      },
      { kind: 'heading', level: 2, id: 'whos-there-then' },
    ]);
  });

  it('knows bold and stressed text, code and pictures in a line', () => {
    expect(readLine('Choose *Save*, **then** `npm start` ![A lead](images/lead.webp)')).toEqual([
      { kind: 'text', text: 'Choose ' },
      { kind: 'emphasis', text: 'Save' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'then' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'npm start' },
      { kind: 'text', text: ' ' },
      { kind: 'picture', text: 'A lead', href: 'images/lead.webp' },
    ]);
  });
});
