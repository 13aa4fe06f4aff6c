import type { ReactNode } from 'react';
import { Table } from './mail-table.tsx';
import { colour, darkStyles, sans, serif } from './mail-theme.ts';

/** A whole message: tables and inline styles, which is what mail programs draw alike. `preheader` shows in inboxes. */
export function MailDocument({
  title,
  preheader,
  agencyName,
  siteUrl,
  children,
  footer,
}: {
  title: string;
  preheader: string;
  agencyName: string;
  siteUrl: string;
  children: ReactNode;
  footer: ReactNode;
}) {
  const text = { fontFamily: sans, fontSize: 16, lineHeight: '24px', color: colour.ink } as const;
  return (
    <html lang="en-AU">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </head>
      <body className="fr-page" style={{ margin: 0, padding: 0, background: colour.sand }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>
          {preheader}
          {' \u200c\u00a0'.repeat(60)}
        </div>
        <Table className="fr-page" style={{ background: colour.sand }}>
          <tr>
            <td align="center" style={{ padding: '28px 0' }}>
              <Table
                className="fr-sheet"
                style={{
                  maxWidth: 600,
                  background: colour.paper,
                  border: `1px solid ${colour.line}`,
                  borderRadius: 12,
                  borderCollapse: 'separate',
                }}
              >
                <tr>
                  <td
                    className="fr-pad fr-line"
                    style={{ padding: '22px 36px', borderBottom: `1px solid ${colour.line}` }}
                  >
                    <a
                      href={siteUrl}
                      className="fr-ink"
                      style={{
                        fontFamily: serif,
                        fontSize: 20,
                        lineHeight: '26px',
                        color: colour.brand,
                        textDecoration: 'none',
                      }}
                    >
                      {agencyName}
                    </a>
                  </td>
                </tr>
                <tr>
                  <td className="fr-pad fr-ink" style={{ ...text, padding: '28px 36px 32px' }}>
                    {children}
                  </td>
                </tr>
              </Table>
              <Table style={{ maxWidth: 600 }}>
                <tr>
                  <td
                    className="fr-pad fr-muted"
                    style={{
                      ...text,
                      padding: '18px 36px 0',
                      fontSize: 13,
                      lineHeight: '20px',
                      color: colour.muted,
                    }}
                  >
                    {footer}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}
