import { Fragment } from 'react';
import type { MailLogo } from './mail-document.tsx';
import { colour } from './mail-theme.ts';

/** The sender. `postal` is the postal address in one line, or ''. */
export type MailSender = { name: string; postal: string; logo?: MailLogo | null };

type FooterProps = { why: string; links: { label: string; href: string }[]; agency: MailSender };

/** Footer of messages people subscribed to: why it was sent, how to unsubscribe, and who sent it. */
export function MailFooter({ why, links, agency }: FooterProps) {
  return (
    <>
      {why}
      <br />
      {links.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ' · '}
          <a
            href={href}
            className="fr-muted"
            style={{ color: colour.muted, textDecoration: 'underline', whiteSpace: 'nowrap' }}
          >
            {label}
          </a>
        </Fragment>
      ))}
      {links.length > 0 && <br />}
      {agencyLine(agency)}
    </>
  );
}

/** The same as plain text. */
export const mailFooterText = ({ why, links, agency }: FooterProps): string =>
  [why, links.map(({ label, href }) => `${label}: ${href}`).join('\n'), agencyLine(agency)]
    .filter(Boolean)
    .join('\n\n');

const agencyLine = ({ name, postal }: MailSender): string => [name, postal].filter(Boolean).join(', ');
