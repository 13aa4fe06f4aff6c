import type { ReactNode } from 'react';
import { mailLanguage } from './mail-language.ts';
import { Table } from './mail-table.tsx';
import { colour, mailStyles, sans, serif } from './mail-theme.ts';

/** A whole message as a mail program gets it. `markup` is a {@link MailDocument} rendered to static markup. */
export function mailHtml(markup: string): string {
  const whole = markup
    // React tells browsers to fetch pictures early; in an email that would fetch them before the reader agrees.
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<i data-outlook="(begin|end)"><\/i>/g, (_, part: 'begin' | 'end') => OUTLOOK[part]);
  return `<!doctype html>${whole}`;
}

/** The agency's logo as a picture that mail programs show: its path on the website, and how large it is, in px. */
export type MailLogo = { src: string; width: number; height: number };

/**
 * A whole message: tables and inline styles, which all mail programs render alike. `preheader` shows in inboxes. Without
 * a logo, the name stands in its place; with one, until the reader lets pictures load.
 */
export function MailDocument({
  title,
  preheader,
  agencyName,
  siteUrl,
  logo,
  children,
  footer,
}: {
  title: string;
  preheader: string;
  agencyName: string;
  siteUrl: string;
  logo?: MailLogo | null;
  children: ReactNode;
  footer: ReactNode;
}) {
  const language = mailLanguage();
  // Some mail programs drop the html element.
  const inner = language.dir ? language : {};
  const text = { fontFamily: sans, fontSize: 16, lineHeight: '24px', color: colour.ink } as const;
  return (
    <html {...language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: mailStyles }} />
      </head>
      <body className="fr-page" style={{ margin: 0, padding: 0, background: colour.sand }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>
          {preheader}
          {' \u200c\u00a0'.repeat(60)}
        </div>
        <Table {...inner} className="fr-page" style={{ background: colour.sand }}>
          <tr>
            <td align="center" style={{ padding: '28px 0' }}>
              {outlook.begin}
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
                    style={{
                      padding: '22px 36px',
                      borderBottom: `1px solid ${colour.line}`,
                      // Logos are made for white, in dark mode too.
                      ...(logo ? { background: colour.paper, borderRadius: '12px 12px 0 0' } : {}),
                    }}
                  >
                    <a
                      href={siteUrl}
                      className={logo ? undefined : 'fr-ink'}
                      style={{
                        fontFamily: serif,
                        fontSize: 20,
                        lineHeight: '26px',
                        color: colour.brand,
                        textDecoration: 'none',
                      }}
                    >
                      {logo ? <Logo logo={logo} siteUrl={siteUrl} name={agencyName} /> : agencyName}
                    </a>
                  </td>
                </tr>
                <tr>
                  <td className="fr-pad fr-ink" style={{ ...text, ...BREAKS, padding: '28px 36px 32px' }}>
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
                      wordBreak: 'break-word',
                    }}
                  >
                    {footer}
                  </td>
                </tr>
              </Table>
              {outlook.end}
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** A long web address would widen the whole message on a phone. */
const BREAKS = { wordBreak: 'break-word' } as const;

function Logo({ logo, siteUrl, name }: { logo: MailLogo; siteUrl: string; name: string }) {
  return (
    <img
      src={siteUrl + logo.src}
      alt={name}
      width={logo.width}
      height={logo.height}
      style={{ display: 'block', border: 0, maxWidth: '100%', height: 'auto' }}
    />
  );
}

/** Outlook does not support max-width, so it alone gets a table of that width around ours. React cannot render comments. */
const OUTLOOK = {
  begin:
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  end: '<!--[if mso]></td></tr></table><![endif]-->',
};
const outlook = { begin: <i data-outlook="begin" />, end: <i data-outlook="end" /> };
