import { Fragment } from 'react';
import { colour } from '#site/ui/mail/mail-theme.ts';
import type { AlertAgency } from '../alert-types.ts';

type FooterProps = { why: string; links: { label: string; href: string }[]; agency: AlertAgency };

/** Below every message of an alert: why it came, how to stop it, and who sent it. */
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

const agencyLine = ({ name, postal }: AlertAgency): string => [name, postal].filter(Boolean).join(', ');
