import { Fragment } from 'react';
import { colour } from './mail-theme.ts';

/** Whose messages they are. `postal`: where letters reach them, in one line, or ''. */
export type MailSender = { name: string; postal: string };

type FooterProps = { why: string; links: { label: string; href: string }[]; agency: MailSender };

/** Below messages that somebody subscribed to: why it came, how to stop it, and who sent it. */
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
