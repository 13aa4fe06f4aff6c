import type { ReactNode } from 'react';
import { manualPages, manualPath } from './manual.ts';
import { type Inline, readMarkdown } from './read-markdown.ts';

/** A page of the manual, drawn. */
export function Markdown({ text }: { text: string }) {
  return readMarkdown(text).map((block, index) => {
    switch (block.kind) {
      case 'heading': {
        const Heading = `h${Math.min(block.level, 4)}` as 'h1' | 'h2' | 'h3' | 'h4';
        return (
          <Heading key={index} id={block.id}>
            <Line content={block.content} />
          </Heading>
        );
      }
      case 'list': {
        const List = block.isNumbered ? 'ol' : 'ul';
        return (
          <List key={index}>
            {block.items.map((paragraphs, at) => (
              <li key={at}>
                {paragraphs.map((content, paragraph) => (
                  <p key={paragraph}>
                    <Line content={content} />
                  </p>
                ))}
              </li>
            ))}
          </List>
        );
      }
      case 'table':
        return (
          <div key={index} className="help__table">
            <table>
              <thead>
                <tr>
                  {block.head.map((content, at) => (
                    <th key={at} scope="col">
                      <Line content={content} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((cells, row) => (
                  <tr key={row}>
                    {cells.map((content, at) => (
                      <td key={at}>
                        <Line content={content} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      default:
        return (
          <p key={index}>
            <Line content={block.content} />
          </p>
        );
    }
  });
}

function Line({ content }: { content: Inline[] }): ReactNode {
  return content.map((piece, index) => {
    switch (piece.kind) {
      case 'strong':
        return <strong key={index}>{piece.text}</strong>;
      case 'emphasis':
        return <em key={index}>{piece.text}</em>;
      case 'code':
        return <code key={index}>{piece.text}</code>;
      case 'picture':
        return (
          <img
            key={index}
            src={piece.href.replace(/^images\//, '/api/help/pictures/')}
            alt={piece.text}
            loading="lazy"
          />
        );
      case 'link': {
        const href = linkOf(piece.href);
        return href ? (
          <a key={index} href={href}>
            {piece.text}
          </a>
        ) : (
          piece.text
        );
      }
      default:
        return piece.text;
    }
  });
}

/** Where a link of the manual goes in the admin; undefined for the manuals of operators and developers. */
export function linkOf(href: string): string | undefined {
  if (/^https?:/.test(href) || href.startsWith('#')) return href;
  const [, name, anchor = ''] = /^([\w-]+)\.md(#[\w-]+)?$/.exec(href) ?? [];
  return name && manualPages().some((page) => page.name === name)
    ? `${manualPath(name)}${anchor}`
    : undefined;
}
