import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { mailBox, writtenDirection } from './mail-language.ts';
import { colour, sans, serif } from './mail-theme.ts';

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1
      className="fr-ink"
      style={{
        margin: '0 0 10px',
        fontFamily: serif,
        fontWeight: 400,
        fontSize: 27,
        lineHeight: '34px',
        color: colour.ink,
      }}
    >
      {children}
    </h1>
  );
}

export function Paragraph({ children, quiet, dir }: { children: ReactNode; quiet?: boolean; dir?: 'auto' }) {
  return (
    <p
      dir={dir}
      className={quiet ? 'fr-muted' : 'fr-ink'}
      style={{
        margin: '0 0 18px',
        ...(quiet ? { color: colour.muted, fontSize: 14, lineHeight: '21px' } : {}),
      }}
    >
      {children}
    </p>
  );
}

/** Text by staff, in paragraphs. */
export function Paragraphs({ paragraphs }: { paragraphs: string[][] }) {
  return paragraphs.map((lines) => (
    <Paragraph key={lines.join('\n')} {...writtenDirection()}>
      <Lines lines={lines} />
    </Paragraph>
  ));
}

/** Text with line breaks, which Outlook shows only as elements. */
export function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A row of buttons, side by side where they fit; one below the other in Outlook. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div style={{ margin: '0 0 14px' }}>{children}</div>;
}

/** A button. `second` is the secondary style. */
export function MailButton({
  href,
  children,
  second,
}: {
  href: string;
  children: ReactNode;
  second?: boolean;
}) {
  const [background, color] = second ? [colour.brandSoft, colour.brand] : [colour.brand, colour.paper];
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      style={{ display: 'inline-block', margin: mailBox(0, 10, 10, 0), maxWidth: '100%' }}
    >
      <tbody>
        <tr>
          <td
            className={second ? 'fr-button-2' : 'fr-button'}
            style={{ backgroundColor: background, borderRadius: 6, ...outlookPadding }}
          >
            <a
              href={href}
              className={second ? 'fr-button-2-text' : 'fr-button-text'}
              style={{
                display: 'inline-block',
                padding: '12px 20px',
                fontFamily: sans,
                fontSize: 16,
                lineHeight: '20px',
                fontWeight: 600,
                color,
                textDecoration: 'none',
                wordBreak: 'break-word',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Outlook ignores padding of links; it uses this on their cell instead. */
const outlookPadding = { msoPaddingAlt: '12px 20px' } as CSSProperties;
